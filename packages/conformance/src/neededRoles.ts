import type { Contract } from './contract/Contract.ts';
import { isWanted } from './isWanted.ts';
import type { Options } from './Options.ts';
import type { Role } from './Role.ts';
import { Run } from './Run.ts';

/** Their checks compare a signed-in visitor with others, although everybody may make these calls. */
const NEED_ACCOUNT = ['getAuthState', 'getTripsStoreForTrip'];

/** The accounts needed to check the selected operations. */
export function neededRoles(contract: Contract, options: Options): Set<Role> {
  const run = new Run(contract, options);
  const roles = new Set<Role>();
  for (const operation of contract.operations.filter((one) => isWanted(one, options))) {
    const caller = run.callerOf(operation);
    if (caller !== 'anonymous') roles.add(caller);
    for (const source of Object.values(run.preparation(operation).values ?? {})) {
      if ('credential' in source) roles.add(source.of);
    }
    if (NEED_ACCOUNT.includes(operation.id)) roles.add('account');
    if (operation.permission) roles.add('member').add('account');
    if (run.isOwned(operation)) roles.add('otherAdmin');
  }
  return roles;
}
