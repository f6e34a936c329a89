import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * What a new file is to take the place of: behind a symbolic link, the file and not the link.
 * @throws Error for anything but a regular file, as it would be gone
 */
export function replaceable(name: string): string {
  if (!existsSync(name)) return name;
  const path = realpathSync(name);
  if (!statSync(path).isFile()) throw new Error('not a regular file');
  return path;
}

/** Writes a file at once: whoever reads it sees all of it, or what was there before. */
export function replaceFile(path: string, text: string): void {
  // In the same folder, because only there is renaming one step.
  const aside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(aside, text);
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
