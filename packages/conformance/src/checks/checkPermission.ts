import type { Role } from '../Role.ts';
import { encode } from '../request/encode.ts';
import { type Check, result } from './Check.ts';

const FORBIDDEN = { statuses: [403] };
/** What belongs to somebody else may as well not exist. */
const NOT_YOURS = { statuses: [403, 404] };

/** Only those who may, and only on what is theirs: permissions of a company, and the owner of each thing named. */
export const checkPermission: Check = async function* (subject) {
  const { run, operation, draft } = subject;
  const intruders: [string, Role, typeof FORBIDDEN][] = [];
  if (operation.permission) {
    intruders.push([`a member without ${operation.permission}`, 'member', FORBIDDEN]);
    intruders.push(['somebody without a company', 'account', FORBIDDEN]);
  }
  if (run.isOwned(operation)) intruders.push(["somebody else's thing", 'otherAdmin', NOT_YOURS]);
  for (const [name, role, expected] of intruders) {
    const exchange = await run.send(operation, await run.visitor(role), encode(draft));
    yield result(subject, name, exchange, expected);
  }
};
