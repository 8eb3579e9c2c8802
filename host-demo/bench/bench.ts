/** `npm run bench`: see README.md. Needs the pieces to be built. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';
import { type Conditions, measure, measureVisible, type Visit } from './measure.ts';
import { type FirstPress, measureFirstPress } from './measureFirstPress.ts';
import { measureSizes } from './measureSizes.ts';
import { measureHeap, measureSurface, type SurfaceVisit } from './measureSurface.ts';
import { PRELOAD, VARIANTS, type Variant } from './pages.ts';
import type { Results } from './Results.ts';
import { type Ratios, ratiosOf, textReport } from './report.ts';
import { installRivals, rivalFiles } from './rivalPages.ts';
import { RIVALS } from './rivals.ts';
import { startDemo } from './startDemo.ts';
import { startPages } from './startPages.ts';
import { CHOICES, FIRST_PRESSES, SURFACES, targetsOf } from './surfaces.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A typical mobile connection, and a phone four times slower than the measuring machine. */
const TYPICAL: Conditions = { cpuSlowdown: 4, network: { megabitsPerSecond: 10, roundTripMs: 40 } };

/** The browser tools' "Slow 4G", on which requests are counted rather than milliseconds. */
const SLOW_4G = { megabitsPerSecond: 1.5, roundTripMs: 562 };
const SLOW_RUNS = 3;

/** Each has several openings. More runs add minutes and change little. */
const OPENING_RUNS = 2;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    cpu: { type: 'string', default: `${TYPICAL.cpuSlowdown}` },
    unthrottled: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    rivals: { type: 'boolean', default: false },
  },
});

const rivals = values.rivals ? RIVALS : [];
const runs = positive('runs', values.runs);
const cpuSlowdown = positive('cpu', values.cpu);
const conditions: Conditions = values.unthrottled ? { cpuSlowdown } : { ...TYPICAL, cpuSlowdown };

const BUILT = join(ROOT, 'dist/travel-shell');
const readPlan = () => readFileSync(join(BUILT, 'pieces.json'), 'utf8');

const sizes = measureSizes(BUILT);
const plan = readPlan();
const demo = await startDemo();
if (values.rivals) installRivals();
const pages = await startPages(demo.origin, values.rivals ? rivalFiles : undefined);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
let results: Results;
try {
  results = await run(browser, pages.origin);
} finally {
  await browser.close();
  await pages.stop();
  await demo.stop();
}

/** The ratios of the last committed run. */
const LAST = join(import.meta.dirname, 'lastRun.json');
const before: { ratios: Ratios } = JSON.parse(readFileSync(LAST, 'utf8'));
console.log(`\n${textReport(results, before.ratios)}`);

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${results.measuredAt.replaceAll(':', '-')}.json`);
writeFileSync(file, `${JSON.stringify({ ...results, sizes }, null, 2)}\n`);
if (values.write) {
  const run = { measuredAt: results.measuredAt, ratios: ratiosOf(results) };
  writeFileSync(LAST, `${JSON.stringify(run, null, 2)}\n`);
}

async function run(browser: Browser, origin: string): Promise<Results> {
  const visits: Record<Variant, Visit[]> = { floor: [], fragment: [], tag: [] };
  const untouched: Record<Variant, string[]> = { floor: [], fragment: [], tag: [] };
  const visible: Record<string, number[]> = {};
  const slowVisible: Record<string, number[]> = {};
  const lookedAt = [PRELOAD, ...rivals.filter(({ hasHeader }) => hasHeader).map(({ kit }) => kit.path)];
  // Run 0 is a warm-up and does not count.
  for (let number = 0; number <= runs; number += 1) {
    process.stdout.write(number === 0 ? 'warming up ' : `${number} `);
    for (const variant of VARIANTS) {
      if (readPlan() !== plan) throw new Error('The pieces were rebuilt during the bench. Start it again.');
      const result = await measure(browser, origin, variant, conditions);
      if (number === 0) continue;
      visits[variant].push(result.visit);
      visible[variant] = [...(visible[variant] ?? []), result.visit.visible];
      untouched[variant] = [...new Set([...untouched[variant], ...result.untouched])];
    }
    for (const path of lookedAt) {
      const ms = await measureVisible(browser, origin, path, conditions);
      if (number > 0) visible[path] = [...(visible[path] ?? []), ms];
    }
    if (number === 0 || number > SLOW_RUNS) continue;
    for (const path of [...VARIANTS, ...lookedAt]) {
      const ms = await measureVisible(browser, origin, path, { cpuSlowdown, network: SLOW_4G });
      slowVisible[path] = [...(slowVisible[path] ?? []), ms];
    }
  }
  process.stdout.write('first presses ');
  const firstPresses: Record<string, FirstPress[]> = {};
  const slowPresses: Record<string, FirstPress[]> = {};
  for (let number = 0; number <= runs; number += 1) {
    process.stdout.write(`${number} `);
    for (const target of targetsOf([...FIRST_PRESSES, ...rivals])) {
      const press = await measureFirstPress(browser, origin, target, conditions);
      if (number > 0) firstPresses[target.path] = [...(firstPresses[target.path] ?? []), press];
      if (number === 0 || number > SLOW_RUNS) continue;
      const slow = await measureFirstPress(browser, origin, target, { cpuSlowdown, network: SLOW_4G });
      slowPresses[target.path] = [...(slowPresses[target.path] ?? []), slow];
    }
  }
  process.stdout.write('openings ');
  const openings: Record<string, SurfaceVisit[]> = {};
  for (let number = 1; number <= Math.min(runs, OPENING_RUNS); number += 1) {
    process.stdout.write(`${number} `);
    for (const target of targetsOf([...SURFACES, ...rivals.filter(({ floor }) => floor !== CHOICES.floor)])) {
      const visit = await measureSurface(browser, origin, target, cpuSlowdown);
      openings[target.path] = [...(openings[target.path] ?? []), visit];
    }
  }
  process.stdout.write('heap ');
  const heapGrowth: Record<string, number> = {};
  for (const { kit } of SURFACES) heapGrowth[kit.path] = await measureHeap(browser, origin, kit);
  return {
    measuredAt: new Date().toISOString(),
    browser: `Chromium ${browser.version()}`,
    cores: availableParallelism(),
    conditions,
    runs,
    visits,
    untouched,
    rivals: rivals.map(({ name }) => name),
    visible,
    slowVisible,
    openings,
    firstPresses,
    slowPresses,
    heapGrowth,
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name}=${text} is not a whole number above 0, e.g. --${name}=7.`);
}
