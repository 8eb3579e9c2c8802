import fc from 'fast-check';
import { type Json, typeOf } from '../json.ts';

/** Any JSON value of each type. Small, so that a report can show them. */
const VALUES: Record<string, fc.Arbitrary<Json>> = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  string: fc.string({ maxLength: 12 }),
  array: fc.array(fc.oneof(fc.integer(), fc.string({ maxLength: 5 })), { maxLength: 3 }),
  object: fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.integer(), { maxKeys: 2 }) as fc.Arbitrary<Json>,
};

/** Seeded random values. */
export class Random {
  readonly #seed: number;
  #drawn = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  draw<T>(arbitrary: fc.Arbitrary<T>): T {
    // A seed of its own for each draw: one more draw somewhere does not change the kind of all that follow.
    this.#drawn += 1;
    const [value] = fc.sample(arbitrary, { seed: this.#seed + this.#drawn, numRuns: 1 });
    return value as T;
  }

  pick<T>(list: readonly T[]): T {
    return this.draw(fc.constantFrom(...list));
  }

  /** A value of each type but that of `value`, in any order. */
  otherTypes(value: Json | undefined): Json[] {
    const others = Object.keys(VALUES).filter((type) => value === undefined || type !== typeOf(value));
    const types = this.draw(fc.shuffledSubarray(others, { minLength: others.length }));
    return types.map((type) => this.draw(VALUES[type] as fc.Arbitrary<Json>));
  }
}
