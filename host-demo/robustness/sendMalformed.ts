import { Contract, Run, tellsInnerWorkings } from 'travel-shell-conformance';
import { DEMO_ACCOUNTS_BY_ROLE } from './accounts.ts';
import { malformedStream, prepareAll } from './malformedStream.ts';

export interface MalformedOutcome {
  sent: number;
  /** How often each status came. */
  statuses: Record<string, number>;
  /** Unexpected responses, with the seed to reproduce them. */
  problems: string[];
}

/** As many as a browser opens; more would only queue for PGlite's single connection. */
const AT_ONCE = 6;

/**
 * Sends `count` malformed requests. Calls `ready` after the setup and before the first malformed request, to inspect
 * the database.
 */
export async function sendMalformed(
  origin: string,
  { count, seed }: { count: number; seed: number },
  ready: () => Promise<void> = async () => {},
): Promise<MalformedOutcome> {
  const target = { baseUrl: origin, headers: {}, timeoutMs: 20_000 };
  const run = new Run(Contract.load(), { target, accounts: DEMO_ACCOUNTS_BY_ROLE, only: [], skip: [], seed });
  const stream = malformedStream(run, await prepareAll(run), seed);
  await ready();
  const outcome: MalformedOutcome = { sent: 0, statuses: {}, problems: [] };
  const work = async () => {
    while (outcome.sent < count) {
      outcome.sent += 1;
      const { value: call } = await stream.next();
      const { status, text, failure } = await call.visitor.send(call.request);
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      const problem = problemOf(status, text, failure);
      if (problem) outcome.problems.push(`${call.operation.id}, ${call.label}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}

function problemOf(status: number, text: string, failure: string | null): string | null {
  if (failure) return `no answer: ${failure}`;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status < 400) return `accepted with ${status} ${text.slice(0, 200)}`;
  return tellsInnerWorkings(text) ? `tells of the inner workings: ${text.slice(0, 200)}` : null;
}
