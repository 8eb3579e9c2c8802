import type { Operation } from '../contract/Operation.ts';
import type { Exchange } from '../http/Exchange.ts';
import type { Visitor } from '../http/Visitor.ts';
import { describeExpected, type Expectation, judge } from '../judge.ts';
import { judgeSessionCookies } from '../judgeSessionCookies.ts';
import type { Run } from '../Run.ts';
import type { Draft } from '../request/Draft.ts';

/**
 * `missing`: the back end does not have the operation. A deviation, too. `limited`: it answered 429 in place of what was
 * asked. `crashed`: this program failed. Neither says anything of the back end, so a run with one is no pass.
 */
export type Verdict = 'passed' | 'deviation' | 'missing' | 'leftOut' | 'limited' | 'crashed';

/** The check that tells whether an operation works at all. */
export const RIGHT_REQUEST = 'a right request';
/** As `RIGHT_REQUEST`, where no program can make a right request. */
export const FAILING_REQUEST = 'a request that must fail here';
/** A check that an earlier failure prevents. */
export const FIRST_CALLS = 'what must come first';

export interface CheckResult {
  /** The check that was made. */
  check: string;
  verdict: Verdict;
  expected: string;
  /** The deviations, or the reason why the check was skipped. */
  problems: string[];
  exchange?: Exchange;
}

/** Input of every check of one operation. */
export interface Subject {
  run: Run;
  operation: Operation;
  /** Who may make the call. */
  visitor: Visitor;
  /** A request that should succeed when that visitor sends it. */
  draft: Draft;
}

/** One kind of check. Yields results as it goes, so that a failure does not lose earlier ones. */
export type Check = (subject: Subject) => AsyncGenerator<CheckResult>;

/** Judges one exchange. */
export function result(
  { run, operation }: Pick<Subject, 'run' | 'operation'>,
  check: string,
  exchange: Exchange,
  expected: Expectation,
): CheckResult {
  const isLimited = exchange.status === 429 && operation.answers.some(({ status }) => status === '429');
  if (isLimited) {
    const problems = ['the back end answered 429, too many requests'];
    return { check, verdict: 'limited', expected: describeExpected(expected), problems, exchange };
  }
  const problems = [
    ...judge(run.contract, operation, exchange, expected, run.options.isExact ? 'json' : 'answer'),
    ...judgeSessionCookies(exchange, run.sessionCookies),
  ];
  return verdict(check, describeExpected(expected), problems, exchange);
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
