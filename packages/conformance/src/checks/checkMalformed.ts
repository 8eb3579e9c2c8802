import { malformedRequests } from '../malformed/malformedRequests.ts';
import { type Check, result } from './Check.ts';

/** Requests the contract does not allow, made from one that it allows. */
export const checkMalformed: Check = async function* (subject) {
  const { run, operation, visitor, draft } = subject;
  for (const { label, request, statuses } of malformedRequests(run.contract, draft, run.random)) {
    yield result(subject, label, await run.send(operation, visitor, request), { statuses });
  }
};
