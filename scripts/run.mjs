// How the scripts start other programs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder the script was started from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in view and returns its exit code. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    ...optionsFor(command, env),
    stdio: 'inherit',
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a command out of view, keeping its answer, and all that it said for the case that it fails. */
export function runQuietly(command, args, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...optionsFor(command, env),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim();
  return { ok: status === 0, answer: stdout ?? '', output };
}

function optionsFor(command, env) {
  // On Windows npm and npx are .cmd files, which only a shell can start.
  const shell = process.platform === 'win32' && ['npm', 'npx'].includes(command);
  return { cwd: ROOT, env: { ...process.env, ...env }, shell };
}

/** Ends the script with a message a person can act on instead of a stack trace. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
