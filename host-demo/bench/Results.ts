import type { Conditions, Visit } from './measure.ts';
import type { FirstPress } from './measureFirstPress.ts';
import type { SurfaceVisit } from './measureSurface.ts';
import type { Variant } from './pages.ts';
import { type Spread, spreadOf } from './statistics.ts';
import type { Surface } from './surfaces.ts';

export interface Results {
  /** ISO date and time. */
  measuredAt: string;
  browser: string;
  cores: number;
  conditions: Conditions;
  runs: number;
  visits: Record<Variant, Visit[]>;
  /** Everything of ours loaded before the first interaction, in any run. */
  untouched: Record<Variant, string[]>;
  /** Names of the libraries measured beside ours, of `RIVALS`. */
  rivals: readonly string[];
  /** Until the header is visible, in ms, by path: of every page with a header, and the same on a slow connection. */
  visible: Record<string, number[]>;
  slowVisible: Record<string, number[]>;
  /** Visits to what opens, by path. */
  openings: Record<string, SurfaceVisit[]>;
  /** First presses, by path: on the connection of the other visits, and on a slow one. */
  firstPresses: Record<string, FirstPress[]>;
  slowPresses: Record<string, FirstPress[]>;
  /** Bytes that opening and closing left behind on a page of ours, by path. */
  heapGrowth: Record<string, number>;
}

export type Measure = keyof Visit;

/** Undefined if the variant has no such value, such as the floor's React. */
export function spread({ visits }: Results, variant: Variant, measure: Measure): Spread | undefined {
  const values = visits[variant].map((visit) => visit[measure]).filter((value) => value !== undefined);
  return values.length > 0 ? spreadOf(values) : undefined;
}

/** Median as a multiple of the floor's; undefined where the floor's is 0 or missing. */
export function ratio(results: Results, variant: Variant, measure: Measure): number | undefined {
  const floor = spread(results, 'floor', measure)?.median;
  const value = spread(results, variant, measure)?.median;
  return floor && value !== undefined ? value / floor : undefined;
}

/** Median of the times until a page's header is visible. */
export function visibleMedian(times: Results['visible'], path: string): number | undefined {
  const values = times[path] ?? [];
  return values.length > 0 ? spreadOf(values).median : undefined;
}

/** Medians of what opens on one page. */
export function surfaceMedian({ openings }: Results, path: string, measure: keyof SurfaceVisit): number | undefined {
  const values = openings[path]?.map((visit) => visit[measure]) ?? [];
  return values.length > 0 ? spreadOf(values).median : undefined;
}

/** Medians of first presses on one page. */
export function pressMedian(
  presses: Results['firstPresses'],
  path: string,
  measure: keyof FirstPress,
): number | undefined {
  const values = presses[path]?.map((press) => press[measure]) ?? [];
  return values.length > 0 ? spreadOf(values).median : undefined;
}

/** The kit's median as a multiple of the floor's. */
export function surfaceRatio(
  results: Results,
  { floor, kit }: Surface,
  measure: keyof SurfaceVisit,
): number | undefined {
  const [ours, byHand] = [kit, floor].map(({ path }) => surfaceMedian(results, path, measure));
  return ours !== undefined && byHand ? ours / byHand : undefined;
}

/** The kit's median of first presses as a multiple of the floor's. */
export function pressRatio(
  presses: Results['firstPresses'],
  { floor, kit }: Surface,
  measure: keyof FirstPress,
): number | undefined {
  const [ours, byHand] = [kit, floor].map(({ path }) => pressMedian(presses, path, measure));
  return ours !== undefined && byHand ? ours / byHand : undefined;
}
