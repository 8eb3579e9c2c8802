import type { Conditions, Visit } from './measure.ts';
import type { Variant } from './pages.ts';
import { type Spread, spreadOf } from './statistics.ts';

export interface Results {
  /** ISO date and time. */
  measuredAt: string;
  browser: string;
  cores: number;
  conditions: Conditions;
  runs: number;
  visits: Record<Variant, Visit[]>;
  /** Everything of ours that was loaded, in any run, before the visitor touched anything. */
  untouched: Record<Variant, string[]>;
}

export type Measure = keyof Visit;

/** Undefined where the variant has no such value, the floor's React for instance. */
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
