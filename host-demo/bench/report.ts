import type { Conditions } from './measure.ts';
import type { FirstPress } from './measureFirstPress.ts';
import { HEAP_CYCLES, type SurfaceVisit } from './measureSurface.ts';
import { PRELOAD, type Variant } from './pages.ts';
import {
  type Measure,
  pressMedian,
  pressRatio,
  type Results,
  ratio,
  spread,
  surfaceMedian,
  surfaceRatio,
  visibleMedian,
} from './Results.ts';
import { RIVALS } from './rivals.ts';
import { FIRST_PRESSES, SURFACES, type Surface } from './surfaces.ts';
import { textTable } from './tables.ts';

type Unit = 'ms' | 'B' | 'KB' | '' | 'score';

/** In the order in which a visit happens. */
const ROWS: readonly (readonly [Measure, string, Unit])[] = [
  ['firstPaint', 'first paint of the page', 'ms'],
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
  ['interactive', 'React there, from the need of it', 'ms'],
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

const OURS = [
  ['fragment', 'fragment'],
  ['tag', 'script and tag'],
] as const;
const HEADER_PAGES = [...OURS, [PRELOAD, 'script, tag and preload']] as const;
const SLOW_ROW = 'header visible on a slow connection';
const HEAD = ['Median (middle half)', 'floor', ...OURS.flatMap(([, name]) => [name, 'to floor'])];

const OPENING_HEAD = ['One opening and closing, median', 'floor', 'kit', 'to floor'];

const OPENING_ROWS: readonly (readonly [keyof SurfaceVisit, string, Unit])[] = [
  ['mainThread', 'main thread, ms', 'ms'],
  ['layouts', 'layouts', ''],
  ['styles', 'style passes', ''],
  ['clickLater', 'later click to painted, ms', 'ms'],
];

const PRESS_HEAD = ['First press by touch, median', 'floor', 'kit', 'to floor'];

const PRESS_ROWS = [
  ['to useful, ms', 'firstPresses', 'pressToUseful', 'ms'],
  ['main thread until quiet, ms', 'firstPresses', 'mainThread', 'ms'],
  ['to useful on a slow connection, ms', 'slowPresses', 'pressToUseful', 'ms'],
  ['rounds of requests on a slow connection', 'slowPresses', 'rounds', ''],
] as const;

/** Our figures as multiples of the floor, by row. */
export type Ratios = Readonly<Record<string, number>>;

const rowOfVisit = (variant: string, row: string) => `${variant}: ${row}`;
const rowOfSurface = ({ name }: Surface, row: string) => `${name}: ${row}`;

/** Every figure that has a floor, as a multiple of it. */
export function ratiosOf(results: Results): Ratios {
  const found: [string, number | undefined][] = [
    ...ROWS.flatMap(([measure, row]) =>
      OURS.map(([variant, name]): [string, number | undefined] => [
        rowOfVisit(name, row),
        ratio(results, variant, measure),
      ]),
    ),
    ...HEADER_PAGES.map(([path, name]): [string, number | undefined] => [
      rowOfVisit(name, SLOW_ROW),
      visibleRatio(results.slowVisible, path),
    ]),
    ...FIRST_PRESSES.flatMap((surface) =>
      PRESS_ROWS.map(([row, presses, measure]): [string, number | undefined] => [
        rowOfSurface(surface, row),
        pressRatio(results[presses], surface, measure),
      ]),
    ),
    ...SURFACES.flatMap((surface) =>
      OPENING_ROWS.map(([measure, row]): [string, number | undefined] => [
        rowOfSurface(surface, row),
        surfaceRatio(results, surface, measure),
      ]),
    ),
  ];
  return Object.fromEntries(
    found.flatMap(([row, value]) => (value === undefined ? [] : [[row, Number(value.toFixed(2))]])),
  );
}

/** Shows a ratio, with that of the last committed run beside it where there is one. */
type ShowRatio = (row: string) => string;

const showRatios =
  (now: Ratios, before: Ratios): ShowRatio =>
  (row) => {
    const [value, was] = [now[row], before[row]];
    if (value === undefined) return '';
    return was === undefined ? `${value.toFixed(2)}x` : `${value.toFixed(2)}x, was ${was.toFixed(2)}x`;
  };

function medianWithSpread(results: Results, variant: Variant, measure: Measure, unit: Unit): string {
  const found = spread(results, variant, measure);
  if (!found) return '';
  const { median, lower, upper } = found;
  return lower === upper
    ? format(median, unit)
    : `${format(median, unit)} (${format(lower, unit)}–${format(upper, unit)})`;
}

const visitRows = (results: Results, toFloor: ShowRatio) =>
  ROWS.map(([measure, row, unit]) => [
    unit === 'ms' || unit === 'B' || unit === 'KB' ? `${row}, ${unit}` : row,
    medianWithSpread(results, 'floor', measure, unit),
    ...OURS.flatMap(([variant, name]) => [
      medianWithSpread(results, variant, measure, unit),
      toFloor(rowOfVisit(name, row)),
    ]),
  ]);

const show = (value: number | undefined, unit: Unit) => (value === undefined ? '' : format(value, unit));

function openingRows(results: Results, toFloor: ShowRatio): string[][] {
  return SURFACES.flatMap((surface) => [
    ...OPENING_ROWS.map(([measure, row, unit]) => [
      rowOfSurface(surface, row),
      ...[surface.floor, surface.kit].map(({ path }) => show(surfaceMedian(results, path, measure), unit)),
      toFloor(rowOfSurface(surface, row)),
    ]),
    [
      rowOfSurface(surface, `heap after ${HEAP_CYCLES} times, KB`),
      '',
      show(results.heapGrowth[surface.kit.path], 'KB'),
      '',
    ],
  ]);
}

function pressRows(results: Results, toFloor: ShowRatio): string[][] {
  return FIRST_PRESSES.flatMap((surface) =>
    PRESS_ROWS.map(([row, presses, measure, unit]) => [
      rowOfSurface(surface, row),
      ...[surface.floor, surface.kit].map(({ path }) => show(pressMedian(results[presses], path, measure), unit)),
      toFloor(rowOfSurface(surface, row)),
    ]),
  );
}

const visibleRatio = (times: Results['visible'], path: string) => {
  const [value, floor] = [path, 'floor'].map((each) => visibleMedian(times, each));
  return value !== undefined && floor ? value / floor : undefined;
};

const VISIBLE_HEAD = ['Header visible, median', 'ms', 'to floor', 'on a slow connection, ms', 'to floor'];

/** The floor's, ours, and those of libraries. */
function visibleRows(results: Results): string[][] {
  const { visible, slowVisible } = results;
  const libraries = RIVALS.filter(({ name, hasHeader }) => hasHeader && results.rivals.includes(name));
  return [['floor', 'floor'], ...HEADER_PAGES, ...libraries.map(({ name, kit }) => [kit.path, name])].map(
    ([path = '', name = '']) => [
      name,
      ...[visible, slowVisible].flatMap((times) => [
        show(visibleMedian(times, path), 'ms'),
        visibleRatio(times, path)?.toFixed(2).concat('x') ?? '',
      ]),
    ],
  );
}

/** The libraries, in the figures that ours have. */
function rivalRows(results: Results): string[][] {
  const cell = (value: number | undefined, floor: number | undefined) =>
    value === undefined || !floor ? '' : `${(value / floor).toFixed(2)}x`;
  const press = (path: string, measure: keyof FirstPress) => pressMedian(results.firstPresses, path, measure);
  const opening = (path: string, measure: keyof SurfaceVisit) => surfaceMedian(results, path, measure);
  return [...FIRST_PRESSES, ...RIVALS.filter(({ name }) => results.rivals.includes(name))]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, floor, kit }) => [
      name,
      ...(['pressToUseful', 'mainThread'] as const).map((each) => cell(press(kit.path, each), press(floor.path, each))),
      ...(['mainThread', 'clickLater'] as const).map((each) =>
        cell(opening(kit.path, each), opening(floor.path, each)),
      ),
    ]);
}

const RIVAL_HEAD = [
  ...['To the floor', 'first press to useful', 'main thread of a first press'],
  ...['main thread, one opening and closing', 'later press to useful'],
];

const UNTOUCHED_HEAD = ['Loaded from us before any interaction, in any run', 'files'];
const untouchedRows = ({ untouched }: Results) =>
  OURS.map(([variant, name]) => [name, untouched[variant].join(', ') || 'nothing']);

function describeConditions({ cpuSlowdown, network }: Conditions): string {
  const connection = network
    ? `${network.megabitsPerSecond} Mbit/s and ${network.roundTripMs} ms round trip`
    : 'an unthrottled connection';
  return `${cpuSlowdown}x CPU throttling, ${connection}`;
}

/** @param before of the last committed run, which the ratios are shown beside */
export function textReport(results: Results, before: Ratios): string {
  const toFloor = showRatios(ratiosOf(results), before);
  return [
    `${results.runs} interleaved runs, ${describeConditions(results.conditions)}, ${results.browser}, ${results.cores} cores`,
    textTable(HEAD, visitRows(results, toFloor)),
    textTable(VISIBLE_HEAD, visibleRows(results)),
    textTable(UNTOUCHED_HEAD, untouchedRows(results)),
    textTable(PRESS_HEAD, pressRows(results, toFloor)),
    textTable(OPENING_HEAD, openingRows(results, toFloor)),
    ...(results.rivals.length > 0 ? [textTable(RIVAL_HEAD, rivalRows(results))] : []),
  ].join('\n\n');
}
