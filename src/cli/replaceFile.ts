import { renameSync, rmSync, writeFileSync } from 'node:fs';

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
