import { BENCH_BARS } from './bars.ts';
import type { SizeRow } from './measureSizes.ts';
import { type Measure, type Results, ratio, spread, surfaceMedian, surfaceRatio } from './Results.ts';
import { SURFACES, type Surface } from './surfaces.ts';

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
  const median = (measure: Measure) => spread(results, 'fragment', measure)?.median;
  const worst = (measure: Measure) => Math.max(...results.visits.fragment.map((visit) => visit[measure] ?? 0));
  const untouched = results.untouched.fragment;
  const allowed: readonly string[] = BENCH_BARS.untouched;

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
        BENCH_BARS.clickToMenuRatio,
        'x floor',
      ),
      atMost(`${name}: heap after 200 times`, results.heapGrowth[kit.path], BENCH_BARS.heapGrowth, ' B'),
    ];
  };

  return [
    atMost(
      'click to menu before hydration',
      ratio(results, 'fragment', 'clickFirst'),
      BENCH_BARS.clickToMenuRatio,
      'x floor',
    ),
    atMost(
      'click to menu after hydration',
      ratio(results, 'fragment', 'clickLater'),
      BENCH_BARS.clickToMenuRatio,
      'x floor',
    ),
    atMost('time to visible', ratio(results, 'fragment', 'visible'), BENCH_BARS.visibleRatio, 'x floor'),
    atMost('layout shift, worst run', worst('layoutShift'), BENCH_BARS.layoutShift),
    atMost('longest task before the first interaction', median('longestTask'), BENCH_BARS.longestTask, ' ms'),
    atMost('rounds of requests after the loader', median('rounds'), BENCH_BARS.rounds),
    {
      name: 'downloads of an untouched page',
      measured: untouched.join(', ') || 'nothing',
      bar: `only ${allowed.join(', ')}`,
      passed: untouched.every((path) => allowed.includes(path)),
    },
    ...SURFACES.flatMap(surfaceBars),
    ...sizes
      .filter(({ bar }) => bar !== undefined)
      .map(({ name, bytes, bar }) => atMost(name, bytes, bar as number, ' B')),
  ];
}
