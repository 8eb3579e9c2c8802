import { createHash } from 'node:crypto';
import {
  type Caller,
  type Draft,
  encode,
  type HttpRequest,
  malformedRequests,
  type Operation,
  PreparationError,
  Random,
  type Run,
  TOKEN_HEADER,
  type Visitor,
} from 'travel-shell-conformance';
import { damagedRequests, wrongTokens } from './damagedRequests.ts';

export interface MalformedCall {
  operation: Operation;
  label: string;
  visitor: Visitor;
  request: HttpRequest;
}

interface Prepared {
  operation: Operation;
  visitor: Visitor;
  draft: Draft;
}

/** A valid request for each operation to damage; prepared first, because the setup may write. */
export async function prepareAll(run: Run): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const operation of run.contract.operations) {
    const caller: Caller = run.callerOf(operation);
    // Only calls that end a session need their own, and no malformed call does.
    const visitor = await run.visitor(caller);
    try {
      prepared.push({ operation, visitor, draft: await run.prepare(operation, visitor) });
    } catch (error) {
      if (!(error instanceof PreparationError)) throw error;
    }
  }
  return prepared;
}

/** An endless stream of unique malformed calls, deterministic for a seed. */
export async function* malformedStream(run: Run, prepared: Prepared[], seed: number): AsyncGenerator<MalformedCall> {
  const seen = new Set<string>();
  for (let round = 0; ; round++) {
    for (const [index, { operation, visitor, draft }] of prepared.entries()) {
      const random = new Random(seed + round * 1_000_003 + index * 997);
      const token: Record<string, string> = operation.needsToken ? { [TOKEN_HEADER]: await visitor.token() } : {};
      for (const { label, request } of malformedVersions(run, draft, random)) {
        const key = digest(request);
        if (seen.has(key)) continue;
        seen.add(key);
        yield { operation, visitor, label, request: { ...request, headers: { ...token, ...request.headers } } };
      }
    }
  }
}

/** Invalid by the contract, unreadable, or valid except for the form token. */
function malformedVersions(run: Run, draft: Draft, random: Random): { label: string; request: HttpRequest }[] {
  const right = encode(draft);
  const wrong = { [TOKEN_HEADER]: random.draw(wrongTokens) };
  const wrongToken = { label: 'a wrong form token', request: { ...right, headers: { ...right.headers, ...wrong } } };
  return [
    ...malformedRequests(run.contract, draft, random),
    ...damagedRequests(draft, random),
    ...(draft.operation.needsToken ? [wrongToken] : []),
  ];
}

const digest = ({ method, path, headers, body }: HttpRequest) =>
  createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(headers)} `)
    .update(body ?? '')
    .digest('base64');
