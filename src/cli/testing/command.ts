import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ending {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real command, through npm as people call it or, faster, without. */
export function startCommand(
  name: string,
  args: readonly string[],
  throughNpm = false,
): { child: ChildProcess; ended: Promise<Ending> } {
  const [command, before] = throughNpm
    ? ['npm', ['run', '-s', name, '--']]
    : [process.execPath, ['scripts/cli.mjs', name]];
  const child = spawn(command, [...before, ...args], { cwd: ROOT });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<Ending>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ status, signal, stdout, stderr }));
  });
  return { child, ended };
}
