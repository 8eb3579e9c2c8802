import { describe, test } from 'vitest';
import type { ElementContract } from '../contract.ts';
import { type ConformanceOptions, conformanceChecks } from './conformanceChecks.ts';

/** The conformance suite of a piece, for its `*.browser.test.tsx`. */
export function describeConformance<const C extends ElementContract>(
  contract: C,
  options: ConformanceOptions<C>,
): void {
  describe(`<${contract.tag}> conforms`, () => {
    for (const { title, run } of conformanceChecks(contract, options)) test(title, run, 30_000);
  });
}
