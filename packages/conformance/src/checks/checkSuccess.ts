import { changesState, successes } from '../contract/Operation.ts';
import { ROLES } from '../Role.ts';
import { encode } from '../request/encode.ts';
import {
  type Check,
  type CheckResult,
  FAILING_REQUEST,
  leftOut,
  RIGHT_REQUEST,
  result,
  type Subject,
} from './Check.ts';

/**
 * The call succeeds with the contract's first example, and its other examples get a response that the contract lists.
 */
export const checkSuccess: Check = async function* (subject) {
  const { run, operation, visitor, draft } = subject;
  const { unreachable, mayAnswer = [] } = run.preparation(operation);
  const exchange = await run.send(operation, visitor, encode(draft));
  if (unreachable) {
    yield result(subject, FAILING_REQUEST, exchange, unreachable);
    yield leftOut(RIGHT_REQUEST, unreachable.because);
  } else {
    yield result(subject, RIGHT_REQUEST, exchange, { statuses: [...successes(operation), ...mayAnswer] });
  }

  yield* otherExamples(subject);
  yield* otherPeople(subject);
};

async function* otherExamples(subject: Subject): AsyncGenerator<CheckResult> {
  const { run, operation, draft } = subject;
  const { unreachable, mayAnswer = [] } = run.preparation(operation);
  // Their outcome may depend on earlier calls, but the contract allows these requests.
  const refusals = operation.answers
    .map(({ status }) => Number(status))
    .filter((status) => status >= 400 && status < 429);
  const statuses = [...successes(operation), ...mayAnswer, ...(unreachable?.statuses ?? []), ...refusals];
  const others = operation.body?.content[draft.mediaType ?? '']?.examples.slice(1) ?? [];
  for (const { name } of others) {
    const visitor = await run.visitorFor(operation);
    const request = encode(await run.prepare(operation, visitor, name));
    yield result(subject, `the example ${name}`, await run.send(operation, visitor, request), { statuses });
  }
}

/** A public call has other contents for signed-in visitors. */
async function* otherPeople(subject: Subject): AsyncGenerator<CheckResult> {
  const { run, operation, draft } = subject;
  if (operation.needsSession || !operation.isPersonal || changesState(operation)) return;
  for (const role of ROLES.filter((one) => run.options.accounts[one])) {
    const exchange = await run.send(operation, await run.visitor(role), encode(draft));
    yield result(subject, `as ${role}`, exchange, { statuses: successes(operation) });
  }
}
