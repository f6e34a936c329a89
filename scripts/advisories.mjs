// Asks the registry for known faults of the packages that are shipped, with what they bring along, and fails if there is
// one. A registry that does not answer leaves the question open.
import { NOT_ASKED } from './reports.mjs';
import { runQuietly } from './run.mjs';

process.exitCode = check();

function check() {
  const { answer, output } = runQuietly('npm', ['audit', '--omit=dev', '--json']);
  const {
    vulnerabilities,
    error,
    message = error?.summary ?? output,
  } = answer.startsWith('{') ? JSON.parse(answer) : {};
  if (!vulnerabilities) {
    console.log(`The registry does not answer: ${message}`);
    return NOT_ASKED;
  }
  const found = Object.values(vulnerabilities);
  for (const { name, range, severity } of found) console.error(`${name} ${range}: ${severity}`);
  console.log(`${found.length} packages of what is shipped have known faults`);
  return found.length === 0 ? 0 : 1;
}
