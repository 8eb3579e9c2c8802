import type { Operation } from '../contract/Operation.ts';
import type { Exchange } from '../http/Exchange.ts';
import type { Visitor } from '../http/Visitor.ts';
import { describeExpected, type Expectation, judge } from '../judge.ts';
import type { Run } from '../Run.ts';
import type { Draft } from '../request/Draft.ts';

export type Verdict = 'passed' | 'deviation' | 'leftOut';

export interface CheckResult {
  /** What was done. */
  check: string;
  verdict: Verdict;
  expected: string;
  /** What is not as it should be, or why it was left out. */
  problems: string[];
  exchange?: Exchange;
}

/** What every check of one operation starts from. */
export interface Subject {
  run: Run;
  operation: Operation;
  /** Who may make the call. */
  visitor: Visitor;
  /** A request that should succeed when that visitor sends it. */
  draft: Draft;
}

/** One kind of check. Yields as it goes, so that what came before a failure is not lost. */
export type Check = (subject: Subject) => AsyncGenerator<CheckResult>;

/** Judges one exchange. */
export function result(
  { run, operation }: Pick<Subject, 'run' | 'operation'>,
  check: string,
  exchange: Exchange,
  expected: Expectation,
): CheckResult {
  const isLimited = exchange.status === 429 && operation.answers.some(({ status }) => status === '429');
  // Not a deviation, and not a proof of anything either; the report shows it.
  if (isLimited) return { ...leftOut(check, `rate limit: ${exchange.text}`), exchange };
  return verdict(check, describeExpected(expected), judge(run.contract, operation, exchange, expected), exchange);
}

export const verdict = (check: string, expected: string, problems: string[], exchange?: Exchange): CheckResult => ({
  check,
  verdict: problems.length === 0 ? 'passed' : 'deviation',
  expected,
  problems,
  ...(exchange && { exchange }),
});

export const leftOut = (check: string, reason: string): CheckResult => ({
  check,
  verdict: 'leftOut',
  expected: '',
  problems: [reason],
});
