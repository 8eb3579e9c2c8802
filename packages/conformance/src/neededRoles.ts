import type { Contract } from './contract/Contract.ts';
import type { Options } from './Options.ts';
import type { Role } from './Role.ts';
import { Run } from './Run.ts';
import { isWanted } from './runConformance.ts';

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
    if (operation.permission) roles.add('member').add('account');
    if (run.isOwned(operation)) roles.add('otherAdmin');
  }
  return roles;
}
