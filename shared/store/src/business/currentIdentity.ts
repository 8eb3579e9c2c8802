import { endImpersonation as end, fetchCurrentIdentity } from '@travel-shell/api/business';
import { redirect } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { authState, defineEntity, type EntityState } from '@travel-shell/store';
import { failureOf } from './failureOf.ts';

/** Who acts in this session, and whether it is an impersonation; null when signed out (ERR-009). */
export const currentIdentity: EntityState<Schema<'CurrentIdentity'> | null> = defineEntity('currentIdentity', {
  load: fetchCurrentIdentity,
  personal: true,
  failure: failureOf('The current identity'),
});

/** Ends impersonation in all tabs and navigates to the URL from the back end. Rejects with an `ApiError`. */
export async function endImpersonation(): Promise<void> {
  const { redirectUrl } = await end();
  await authState.onPage().changed();
  redirect(redirectUrl, 'impersonation-ended');
}
