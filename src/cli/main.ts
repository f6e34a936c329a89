// The command line's entry: what all commands share. Errors, exit statuses, Ctrl-C.
import { Command, CommanderError } from 'commander';
import { figureCommand } from './figureCommand';
import { mergeCommand } from './mergeCommand';
import { simulateCommand } from './simulateCommand';
import { sweepCommand } from './sweepCommand';
import { table1Command } from './table1Command';

/** Exit statuses, as shells and other tools have them. */
const STATUS = { failure: 1, wrongUse: 2, interrupted: 130, terminated: 143 } as const;

const program = new Command('npm run -s')
  .usage('<command> -- [options]')
  .description('Two Choices from the command line.')
  .helpCommand(false)
  .addCommand(simulateCommand())
  .addCommand(table1Command())
  .addCommand(sweepCommand())
  .addCommand(mergeCommand())
  .addCommand(figureCommand());

for (const command of [program, ...program.commands]) {
  // Reported below, in one form, whoever found the error.
  command
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .helpOption('--help', 'show this help');
}

process.on('SIGINT', () => leave(STATUS.interrupted));
process.on('SIGTERM', () => leave(STATUS.terminated));
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // Who reads through `head` has seen enough.
  if (code === 'EPIPE') process.exit(0);
  complain(message, STATUS.failure);
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) judge(error);
  else if (error instanceof RangeError && error.message.startsWith('invalid ')) misuse(error.message);
  else complain(error instanceof Error ? error.message : String(error), STATUS.failure);
}

/** What commander throws: help that was asked for, help in the place of a missing command, or an error of use. */
function judge({ code, exitCode, message }: CommanderError): void {
  if (exitCode === 0) return;
  if (code === 'commander.help') process.exitCode = STATUS.wrongUse;
  else misuse(message.replace(/^error: /, ''));
}

function misuse(message: string): void {
  const names = program.commands.map((command) => command.name());
  const asked = names.find((name) => name === process.argv[2]);
  const hint = asked
    ? `Options and their values: npm run -s ${asked} -- --help`
    : `Commands: ${names.join(', ')}`;
  complain(`${message}\n${hint}`, STATUS.wrongUse);
}

/** Setting the status rather than exiting lets a pipe take the last line. */
function complain(message: string, status: number): void {
  console.error(message);
  process.exitCode = status;
}

/** Ends quietly; a progress bar goes from the screen. */
function leave(status: number): never {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.exit(status);
}
