import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getImpersonationSupport } from '@travel-shell/contract/calls/getImpersonationSupport';
import { grantImpersonationSupport } from '@travel-shell/contract/calls/grantImpersonationSupport';
import { revokeImpersonationSupport } from '@travel-shell/contract/calls/revokeImpersonationSupport';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { tellCompanyChanged } from '../company/companyChangeListeners.ts';
import { loadFailure } from '../loadFailure.ts';

/** Whether support may act as members of the company (BIZ-004, BIZ-116). */
export const impersonationSupport: EntityState<Schema<'ImpersonationSupport'>> = defineEntity('impersonationSupport', {
  load: (signal) => call(getImpersonationSupport, { signal }),
  personal: true,
  failure: loadFailure('BUSINESS_FAILED', 'The setting for support access'),
});

export type SupportDuration = NonNullable<Schema<'ImpersonationGrant'>['duration']>;

/** @param duration undefined: not at all. Rejects with an `ApiError`. */
export async function setImpersonationSupport(duration: SupportDuration | undefined): Promise<void> {
  await impersonationSupport.take(
    duration
      ? // A back end that knows no duration takes no body.
        call(grantImpersonationSupport, duration === 'UNTIL_REVOKED' ? {} : { json: { duration } })
      : call(revokeImpersonationSupport),
  );
  await tellCompanyChanged();
}
