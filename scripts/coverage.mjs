// `node scripts/coverage.mjs [--random] [name part …]`: how often the 95 % intervals cover the truth, judged at fixed
// times over many runs, as a table. Half an hour for everything; `--random` draws holding times instead of their mean.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildModule } from './buildModule.mjs';
import { fail, ROOT } from './run.mjs';

const LEAST_SHOWN = 20;
const FOLDER = join(ROOT, 'node_modules/.cache/coverage');

const parts = process.argv.slice(2).filter((argument) => argument !== '--random');
const holdingTimes = process.argv.includes('--random') ? 'random' : 'mean';

const exact = reference('exact-finite-n');
const refined = reference('refined-mean-field');

try {
  const { coverageOf, timesBetween } = await buildModule('src/model/testing/coverage.ts', FOLDER);
  for (const study of fullStudy(timesBetween)) {
    if (parts.length > 0 && !parts.some((part) => study.name.includes(part))) continue;
    print(study, coverageOf(study));
  }
} catch (error) {
  fail(error);
}

/** Distinct probes, from an empty start, unless a name says otherwise. */
function fullStudy(timesBetween) {
  const one = { choices: [1], serverCount: 1, sampling: 'distinct', start: 'empty', seed: 1 };
  const two = { ...one, choices: [2], serverCount: 2, arrivalRate: 0.7 };
  const hundred = { ...one, choices: [2], serverCount: 100, arrivalRate: 0.9 };
  const apart = { ...hundred, choices: [1] };
  const start = 'equilibrium';
  const of = (name, parameters, truth, [first, last], runs, before) => {
    return { name, parameters, ...truth, times: timesBetween(first, last), runs, holdingTimes, before };
  };
  return [
    of('M/M/1, load .01', { ...one, arrivalRate: 0.01 }, mm1(0.01), [4096, 262144], 400),
    of('M/M/1, load .5', { ...one, arrivalRate: 0.5 }, mm1(0.5), [512, 131072], 1000),
    of('M/M/1, load .7', { ...one, arrivalRate: 0.7 }, mm1(0.7), [4096, 524288], 600),
    of('M/M/1, load .9', { ...one, arrivalRate: 0.9 }, mm1(0.9), [32768, 2097152], 400),
    of('M/M/1, load .99', { ...one, arrivalRate: 0.99 }, mm1(0.99), [65536, 4194304], 100),
    of('2 servers, d = 2, load .7', two, twoServers(0.7, 'distinct'), [512, 131072], 1000),
    of(
      '2 servers, d = 2, load .7, with replacement',
      { ...two, sampling: 'replacement' },
      twoServers(0.7, 'replacement'),
      [512, 131072],
      1000,
    ),
    of('100 servers, d = 2, load .9', hundred, manyServers(0.9, 100), [256, 16384], 300),
    of(
      '100 servers, d = 2, load .9, from equilibrium',
      { ...hundred, start },
      manyServers(0.9, 100),
      [256, 16384],
      300,
    ),
    of('100 servers, d = 2, load .9, after load .99', hundred, manyServers(0.9, 100), [256, 16384], 300, {
      arrivalRate: 0.99,
      duration: 500,
    }),
    of(
      '1,000 servers, d = 2, load .9',
      { ...hundred, serverCount: 1000 },
      manyServers(0.9, 1000),
      [256, 4096],
      200,
    ),
    of('100 servers, d = 1, load .9', apart, mm1(0.9), [512, 131072], 200),
    of('100 servers, d = 1, load .9, from equilibrium', { ...apart, start }, mm1(0.9), [512, 131072], 200),
    of('100 servers, d = 1, load .99', { ...apart, arrivalRate: 0.99 }, mm1(0.99), [512, 65536], 50),
    of(
      '100 servers, d = 1, load .99, from equilibrium',
      { ...apart, arrivalRate: 0.99, start },
      mm1(0.99),
      [512, 65536],
      50,
    ),
  ];
}

/** d = 1: every queue is an M/M/1 queue. */
function mm1(arrivalRate) {
  return {
    meanSojournTime: 1 / (1 - arrivalRate),
    tail: Array.from({ length: 40 }, (_, k) => arrivalRate ** k),
  };
}

/** From the Markov chain, solved numerically. */
function twoServers(arrivalRate, sampling) {
  return exact.rows.find((row) => row.n === 2 && row.lambda === arrivalRate && row.sampling === sampling);
}

/** d = 2 by the refined mean field, which errs by less than 3e-4 with 100 servers. */
function manyServers(arrivalRate, serverCount) {
  const row = refined.rows.find(({ d, lambda }) => d === 2 && lambda === arrivalRate);
  const tail = row.fixedPoint.slice(0, 6).map((value, k) => value + row.V_distinct[k] / serverCount);
  const customers = row.fixedPoint
    .slice(1)
    .reduce((sum, value) => sum + value, row.sumV_distinct / serverCount);
  return { meanSojournTime: customers / arrivalRate, tail };
}

function reference(name) {
  return JSON.parse(readFileSync(join(ROOT, `src/model/reference/${name}.json`), 'utf8'));
}

function print({ name, runs }, { rows, settled }) {
  const [early, median, late] = [0.1, 0.5, 0.9].map((part) => quantile(settled, part));
  console.log(
    `\n### ${name}\n\n${runs} runs; settled at ${median}, 10 to 90 % of them at ${early} to ${late}.\n`,
  );
  console.log(
    '| time | shown | covered | width / error | least covered level | bias / its error | warm-up |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|---:|');
  for (const row of rows) {
    const { time, shown, covered, widthToError, bias, biasError, warmUp } = row;
    const judged =
      shown < LEAST_SHOWN ? ['–', '–', '–'] : [percent(covered, shown), widthToError.toFixed(2), worst(row)];
    const cells = [time, shown, ...judged, (bias / biasError).toFixed(1), warmUp.toFixed(0)];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function worst({ levels }) {
  const parts = levels.map(({ shown, covered }, k) => ({ k, shown, covered }));
  const judged = parts.filter(({ shown }) => shown >= LEAST_SHOWN);
  const least = judged.reduce((a, b) => (b.covered / b.shown < a.covered / a.shown ? b : a));
  return `${percent(least.covered, least.shown)} (k = ${least.k} of ${judged.length - 1})`;
}

function percent(part, whole) {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.floor(part * (sorted.length - 1))];
  return Number.isFinite(value) ? value : 'never';
}
