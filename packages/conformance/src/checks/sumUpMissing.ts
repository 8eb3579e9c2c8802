import { type CheckResult, FAILING_REQUEST, RIGHT_REQUEST } from './Check.ts';

/** How servers answer a call that they do not have. */
const MISSING = [404, 405, 501];
/** The checks that tell whether the operation is there. */
const TELLING = [RIGHT_REQUEST, FAILING_REQUEST];
/** Statuses of a gate in front of all calls. They say nothing about the call itself. */
const GATE = [401, 403, 413, 429];

/**
 * The results of an operation that the back end does not have, as one: else each check would say so. Returned as they
 * are where any answer shows that the back end knows the operation.
 */
export function sumUpMissing(results: CheckResult[]): CheckResult[] {
  const right = results.find(({ check, verdict }) => TELLING.includes(check) && verdict === 'deviation')?.exchange;
  if (!right || !MISSING.includes(right.status)) return results;
  const statuses = results
    .filter(({ exchange }) => exchange?.request.method === right.request.method)
    .map(({ exchange }) => exchange?.status ?? 0);
  if (!statuses.every((status) => [...MISSING, ...GATE].includes(status))) return results;
  return [
    {
      check: 'not implemented',
      verdict: 'missing',
      expected: 'an operation of the contract',
      problems: [`status ${right.status} for a right request`],
      exchange: right,
    },
  ];
}
