import type { AuthResponse } from '@travel-shell/contract';
import { logout as operation } from '@travel-shell/contract/calls/logout';
import { forgetDrafts, lastSignOut } from '@travel-shell/core/formDrafts';
import { callAuthForm } from './callAuthForm.ts';

/** Signs out (API-127), and forgets what was typed and not saved. Fails with an `ApiError` only. */
export async function logout(signal?: AbortSignal): Promise<AuthResponse> {
  const answer = await callAuthForm(operation, { form: {}, signal });
  lastSignOut.write(Date.now());
  forgetDrafts();
  return answer;
}
