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

/** Rejects with an `ApiError`. */
export async function setImpersonationSupport(isAllowed: boolean): Promise<void> {
  await impersonationSupport.take(isAllowed ? api.grantImpersonationSupport() : api.revokeImpersonationSupport());
  await tellCompanyChanged();
}
