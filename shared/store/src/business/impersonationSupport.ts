import * as api from '@travel-shell/api/business';
import type { Schema } from '@travel-shell/contract';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { tellCompanyChanged } from '../company/companyNews.ts';
import { failureOf } from './failureOf.ts';

/** Whether support may act as members of the company (BIZ-004, BIZ-116). */
export const impersonationSupport: EntityState<Schema<'ImpersonationSupport'>> = defineEntity('impersonationSupport', {
  load: api.fetchImpersonationSupport,
  personal: true,
  failure: failureOf('The setting for support access'),
});

/** @param duration undefined: not at all. Rejects with an `ApiError`. */
export async function setImpersonationSupport(duration: api.SupportDuration | undefined): Promise<void> {
  await impersonationSupport.take(
    duration ? api.grantImpersonationSupport(duration) : api.revokeImpersonationSupport(),
  );
  await tellCompanyChanged();
}
