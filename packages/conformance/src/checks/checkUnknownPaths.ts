import type { Contract } from '../contract/Contract.ts';
import { describeExpected, judgeUnknown } from '../judge.ts';
import type { Run } from '../Run.ts';
import { type CheckResult, verdict } from './Check.ts';

const EXPECTED = { statuses: [404] };

/** An unknown URL below each area of the contract. */
export async function* checkUnknownPaths(run: Run): AsyncGenerator<CheckResult> {
  const visitor = await run.visitor('anonymous');
  for (const path of unknownPaths(run.contract)) {
    for (const method of ['GET', 'POST']) {
      const exchange = await visitor.send({ method, path, headers: {} });
      const problems = judgeUnknown(run.contract, exchange, EXPECTED);
      yield verdict(`${method} ${path}`, describeExpected(EXPECTED), problems, exchange);
    }
  }
}

/** More segments than any template, so that none matches. */
const NOWHERE = 'no/such/call/in/the/contract';

function unknownPaths({ operations }: Contract): string[] {
  const areas = operations.map(({ path }) => path.split('/').slice(0, 3)).filter((parts) => parts.length === 3);
  return [...new Set(areas.map((parts) => `${parts.join('/')}/${NOWHERE}`))];
}
