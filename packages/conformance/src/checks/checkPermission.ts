import type { Role } from '../Role.ts';
import { encode } from '../request/encode.ts';
import { type Check, result } from './Check.ts';

const FORBIDDEN = { statuses: [403] };
/** Another account's object may answer 404. */
const NOT_YOURS = { statuses: [403, 404] };

/** Access control: company permissions, and the owner of each object. */
export const checkPermission: Check = async function* (subject) {
  const { run, operation, draft } = subject;
  const intruders: [string, Role, typeof FORBIDDEN][] = [];
  if (operation.permission) {
    intruders.push([`a member without ${operation.permission}`, 'member', FORBIDDEN]);
    intruders.push(['a user without a company', 'account', FORBIDDEN]);
  }
  if (run.isOwned(operation)) intruders.push(["another account's object", 'otherAdmin', NOT_YOURS]);
  for (const [name, role, expected] of intruders) {
    const exchange = await run.send(operation, await run.visitor(role), encode(draft));
    yield result(subject, name, exchange, expected);
  }
};
