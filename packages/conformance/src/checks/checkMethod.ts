import type { Contract } from '../contract/Contract.ts';
import { describeExpected, judgeUnknown } from '../judge.ts';
import { encode } from '../request/encode.ts';
import { type Check, verdict } from './Check.ts';

const EXPECTED = { statuses: [404, 405] };
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** URLs accept only the methods in the contract. */
export const checkMethod: Check = async function* ({ run, draft }) {
  const path = encode(draft).path.split('?')[0] ?? '';
  const [method] = METHODS.filter((one) => !isKnown(run.contract, one, path));
  if (method === undefined) return;
  const visitor = await run.visitor('anonymous');
  const exchange = await visitor.send({ method, path, headers: {} });
  yield verdict(`by ${method}`, describeExpected(EXPECTED), judgeUnknown(run.contract, exchange, EXPECTED), exchange);
};

/** Path templates overlap, and some routers match empty parameters, so check all of them. */
function isKnown({ operations }: Contract, method: string, path: string): boolean {
  return operations.some((operation) => {
    const pattern = operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]*');
    return operation.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}
