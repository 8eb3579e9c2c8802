import { BENCH_BARS } from './bars.ts';
import type { FirstPress } from './measureFirstPress.ts';
import type { SizeRow } from './measureSizes.ts';
import type { Variant } from './pages.ts';
import { type Measure, pressMedian, type Results, ratio, spread, surfaceMedian, surfaceRatio } from './Results.ts';
import { FIRST_PRESSES, SURFACES, type Surface } from './surfaces.ts';

export interface BarResult {
  name: string;
  measured: string;
  bar: string;
  passed: boolean;
}

/** Each bar against the medians; layout shift and downloads against every single run. */
export function checkBars(results: Results, sizes: readonly SizeRow[]): BarResult[] {
  const atMost = (name: string, value: number | undefined, bar: number, unit = ''): BarResult => ({
    name,
    measured: value === undefined ? 'not measured' : `${Number(value.toFixed(2)).toLocaleString('en')}${unit}`,
    bar: `at most ${bar.toLocaleString('en')}${unit}`,
    passed: value !== undefined && value <= bar,
  });
  const median = (variant: Variant, measure: Measure) => spread(results, variant, measure)?.median;
  const worst = (variant: Variant, measure: Measure) =>
    Math.max(...results.visits[variant].map((visit) => visit[measure] ?? 0));
  const toFloor = (name: string, variant: Variant, measure: Measure, bar: number) =>
    atMost(name, ratio(results, variant, measure), bar, 'x floor');
  const above = (variant: Variant, measure: Measure) => {
    const [ours, floor] = [median(variant, measure), median('floor', measure)];
    return ours === undefined || floor === undefined ? undefined : ours - floor;
  };
  const untouched = (name: string, variant: 'fragment' | 'joined' | 'tag'): BarResult => {
    const [files, allowed] = [results.untouched[variant], BENCH_BARS.untouched[variant] as readonly string[]];
    return {
      name,
      measured: files.join(', ') || 'nothing',
      bar: `only ${allowed.join(', ')}`,
      passed: files.every((path) => allowed.includes(path)),
    };
  };

  const surfaceBars = (surface: Surface): BarResult[] => {
    const { name, kit } = surface;
    return [
      atMost(
        `${name}: main thread, one opening and closing`,
        surfaceRatio(results, surface, 'mainThread'),
        BENCH_BARS.openingRatio,
        'x floor',
      ),
      atMost(`${name}: layouts`, surfaceMedian(results, kit.path, 'layouts'), BENCH_BARS.layouts),
      atMost(
        `${name}: later click to painted`,
        surfaceRatio(results, surface, 'clickLater'),
        BENCH_BARS.laterClickRatio,
        'x floor',
      ),
      atMost(`${name}: heap after 200 times`, results.heapGrowth[kit.path], BENCH_BARS.heapGrowth, ' B'),
    ];
  };

  const pressBars = ({ name, floor, kit }: Surface): BarResult[] => {
    const toFloor = (what: string, measure: keyof FirstPress, bar: number) => {
      const [ours, byHand] = [kit, floor].map(({ path }) => pressMedian(results.firstPresses, path, measure));
      return atMost(`${name}: ${what}`, ours !== undefined && byHand ? ours / byHand : undefined, bar, 'x floor');
    };
    return [
      toFloor('first press by touch', 'pressToUseful', BENCH_BARS.firstPressRatio),
      toFloor('main thread of a first press, until quiet', 'mainThread', BENCH_BARS.firstPressMainThreadRatio),
      atMost(
        `${name}: rounds of requests of a first press, slow connection`,
        pressMedian(results.slowPresses, kit.path, 'rounds'),
        BENCH_BARS.firstPressRounds,
      ),
    ];
  };

  const tagBars = (name: string, variant: 'joined' | 'tag'): BarResult[] => [
    toFloor(`${name}: time to visible`, variant, 'visible', BENCH_BARS.visibleRatio[variant]),
    toFloor(`${name}: first paint of the page`, variant, 'firstPaint', BENCH_BARS.firstPaintRatio),
    atMost(
      `${name}: requests until visible`,
      median(variant, 'requestsToVisible'),
      BENCH_BARS.requestsToVisible[variant],
    ),
    toFloor(`${name}: first click to menu`, variant, 'clickFirst', BENCH_BARS.firstClickRatio),
    atMost(`${name}: layout shift, worst run`, worst(variant, 'layoutShift'), BENCH_BARS.layoutShift),
    atMost(`${name}: blocking time`, median(variant, 'blockingTime'), BENCH_BARS.blockingTime, ' ms'),
    untouched(`${name}: downloads, untouched`, variant),
  ];

  return [
    toFloor('fragment: click to menu before hydration', 'fragment', 'clickFirst', BENCH_BARS.clickToMenuRatio),
    toFloor('fragment: click to menu after hydration', 'fragment', 'clickLater', BENCH_BARS.clickToMenuRatio),
    toFloor('fragment: time to visible', 'fragment', 'visible', BENCH_BARS.visibleRatio.fragment),
    toFloor('fragment: main thread, untouched', 'fragment', 'mainThreadUntouched', BENCH_BARS.mainThreadRatio),
    atMost(
      'fragment: script time above the floor, untouched',
      above('fragment', 'scriptUntouched'),
      BENCH_BARS.scriptAboveFloor,
      ' ms',
    ),
    atMost('fragment: layout shift, worst run', worst('fragment', 'layoutShift'), BENCH_BARS.layoutShift),
    atMost(
      'fragment: longest task before the first interaction',
      median('fragment', 'longestTask'),
      BENCH_BARS.longestTask,
      ' ms',
    ),
    atMost('fragment: rounds of requests after the loader', median('fragment', 'rounds'), BENCH_BARS.rounds),
    untouched('fragment: downloads, untouched', 'fragment'),
    atMost(
      'fragment: React there, from the need of it',
      median('fragment', 'interactive'),
      BENCH_BARS.interactive,
      ' ms',
    ),
    ...tagBars('one tag with the header in it', 'joined'),
    ...tagBars('one tag', 'tag'),
    ...FIRST_PRESSES.flatMap(pressBars),
    ...SURFACES.flatMap(surfaceBars),
    ...sizes
      .filter(({ bar }) => bar !== undefined)
      .map(({ name, bytes, bar }) => atMost(name, bytes, bar as number, ' B')),
  ];
}
