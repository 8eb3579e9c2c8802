import type { BarResult } from './checkBars.ts';
import type { Conditions } from './measure.ts';
import type { SizeRow } from './measureSizes.ts';
import { HEAP_CYCLES, type SurfaceVisit } from './measureSurface.ts';
import type { Variant } from './pages.ts';
import { type Measure, pressMedian, type Results, ratio, spread, surfaceMedian, surfaceRatio } from './Results.ts';
import { FIRST_PRESSES, SURFACES } from './surfaces.ts';
import { markdownTable, textTable } from './tables.ts';

type Unit = 'ms' | 'B' | 'KB' | '' | 'score';

/** In the order in which a visit happens. */
const ROWS: readonly (readonly [Measure, string, Unit])[] = [
  ['visible', 'header visible', 'ms'],
  ['bytesToVisible', 'loaded until visible', 'B'],
  ['requestsToVisible', 'requests until visible', ''],
  ['bytesUntouched', 'loaded without interaction', 'B'],
  ['requestsUntouched', 'requests without interaction', ''],
  ['scriptUntouched', 'script of ours without interaction', 'ms'],
  ['mainThreadUntouched', 'main thread without interaction', 'ms'],
  ['longestTask', 'longest task of ours before the first interaction', 'ms'],
  ['blockingTime', 'blocking time of ours before the first interaction', 'ms'],
  ['heapUntouched', 'heap without interaction', 'KB'],
  ['clickFirst', 'first click to menu', 'ms'],
  ['interactive', 'React there, from the first need', 'ms'],
  ['bytesToInteractive', 'loaded until React is ready', 'B'],
  ['requestsToInteractive', 'requests until React is ready', ''],
  ['rounds', 'rounds of requests after the loader', ''],
  ['scriptToInteractive', 'script time until React is ready', 'ms'],
  ['heapInteractive', 'heap with React', 'KB'],
  ['clickLater', 'later click to menu', 'ms'],
  ['layoutShift', 'layout shift in all', 'score'],
];

function format(value: number, unit: Unit): string {
  if (unit === 'ms') return value.toFixed(value < 100 ? 1 : 0);
  if (unit === 'KB') return Math.round(value / 1000).toLocaleString('en');
  if (unit === 'score') return value.toFixed(3);
  return Math.round(value).toLocaleString('en');
}

function cells(results: Results, variant: Variant, measure: Measure, unit: Unit): string[] {
  const found = spread(results, variant, measure);
  if (!found) return ['', ''];
  const { median, lower, upper } = found;
  const text =
    lower === upper ? format(median, unit) : `${format(median, unit)} (${format(lower, unit)}–${format(upper, unit)})`;
  const multiple = variant === 'floor' ? undefined : ratio(results, variant, measure);
  return [text, multiple === undefined ? '' : `${multiple.toFixed(2)}x`];
}

const HEAD = ['Median (middle half)', 'floor', 'fragment', 'to floor', 'one tag', 'to floor'];

const rowsOf = (results: Results) =>
  ROWS.map(([measure, name, unit]) => [
    unit === 'ms' || unit === 'B' || unit === 'KB' ? `${name}, ${unit}` : name,
    cells(results, 'floor', measure, unit)[0] ?? '',
    ...cells(results, 'fragment', measure, unit),
    ...cells(results, 'tag', measure, unit),
  ]);

const OPENING_HEAD = ['One opening and closing, median', 'floor', 'kit', 'to floor'];

const OPENING_ROWS: readonly (readonly [keyof SurfaceVisit, string, Unit])[] = [
  ['mainThread', 'main thread, ms', 'ms'],
  ['layouts', 'layouts', ''],
  ['styles', 'style passes', ''],
  ['clickLater', 'later click to painted, ms', 'ms'],
];

function openingRows(results: Results): string[][] {
  const show = (value: number | undefined, unit: Unit) => (value === undefined ? '' : format(value, unit));
  return SURFACES.flatMap((surface) => [
    ...OPENING_ROWS.map(([measure, name, unit]) => {
      const multiple = surfaceRatio(results, surface, measure);
      return [
        `${surface.name}: ${name}`,
        ...[surface.floor, surface.kit].map(({ path }) => show(surfaceMedian(results, path, measure), unit)),
        multiple === undefined ? '' : `${multiple.toFixed(2)}x`,
      ];
    }),
    [`${surface.name}: heap after ${HEAP_CYCLES} times, KB`, '', show(results.heapGrowth[surface.kit.path], 'KB'), ''],
  ]);
}

const PRESS_HEAD = ['First press by touch, median', 'floor', 'kit', 'to floor'];

function pressRows(results: Results): string[][] {
  const rows = [
    ['to useful, ms', results.firstPresses, 'pressToUseful', 'ms'],
    ['to useful on a slow connection, ms', results.slowPresses, 'pressToUseful', 'ms'],
    ['rounds of requests on a slow connection', results.slowPresses, 'rounds', ''],
  ] as const;
  return FIRST_PRESSES.flatMap(({ name, floor, kit }) =>
    rows.map(([what, presses, measure, unit]) => {
      const [byHand, ours] = [floor, kit].map(({ path }) => pressMedian(presses, path, measure));
      const multiple = ours !== undefined && byHand ? `${(ours / byHand).toFixed(2)}x` : '';
      return [
        `${name}: ${what}`,
        ...[byHand, ours].map((value) => (value === undefined ? '' : format(value, unit))),
        multiple,
      ];
    }),
  );
}

const BAR_HEAD = ['Bar', 'measured', 'allowed', ''];
const barRows = (bars: readonly BarResult[]) =>
  bars.map(({ name, measured, bar, passed }) => [name, measured, bar, passed ? 'kept' : 'broken']);

export function describeConditions({ cpuSlowdown, network }: Conditions): string {
  const connection = network
    ? `${network.megabitsPerSecond} Mbit/s and ${network.roundTripMs} ms round trip`
    : 'an unthrottled connection';
  return `${cpuSlowdown}x CPU throttling, ${connection}`;
}

export function textReport(results: Results, bars: readonly BarResult[]): string {
  return [
    `${results.runs} interleaved runs, ${describeConditions(results.conditions)}, ${results.browser}, ${results.cores} cores`,
    textTable(HEAD, rowsOf(results)),
    textTable(PRESS_HEAD, pressRows(results)),
    textTable(OPENING_HEAD, openingRows(results)),
    textTable(BAR_HEAD, barRows(bars)),
  ].join('\n\n');
}

export function markdownReport(results: Results, bars: readonly BarResult[], sizes: readonly SizeRow[]): string {
  const sizeRows = sizes.map(({ name, bytes, bar }) => [
    name,
    bytes.toLocaleString('en'),
    bar?.toLocaleString('en') ?? '',
  ]);
  return `# Bench

Written by \`npm run bench -- --write\` on ${results.measuredAt.slice(0, 10)}. How it is measured: host-demo/bench/README.md.

${results.runs} interleaved runs, ${describeConditions(results.conditions)}, ${results.browser}, ${results.cores} cores.

## Bars

${markdownTable(BAR_HEAD, barRows(bars))}

## A visit

${markdownTable(HEAD, rowsOf(results))}

## First press

A phone's touch with an empty cache. "Slow" is 562 ms round trip and 1.5 Mbit/s.

${markdownTable(PRESS_HEAD, pressRows(results))}

## Opening and closing

${markdownTable(OPENING_HEAD, openingRows(results))}

## Sizes

A file of several owners is divided by module, each owner's part compressed alone and scaled to add up to the file.
"Everything else" is all but React and the federation runtime: ours, other packages, the bundler's own code.

${markdownTable(['Brotli bytes', 'size', 'budget'], sizeRows)}
`;
}
