import type { AuthState } from '@travel-shell/contract';
import { getAuthState } from '@travel-shell/contract/calls/getAuthState';
import { forgetDrafts } from '@travel-shell/core/formDrafts';
import { call } from './call.ts';

/** Who is signed in (API-023, STA-001). Fails with an `ApiError` only. */
export async function fetchAuthState(signal?: AbortSignal): Promise<AuthState> {
  const state = await call(getAuthState, {
    signal,
  });
  // Drafts of another person are removed. After a session that has ended they stay: the person is the same.
  if (state.loggedInSession) forgetDrafts(state.userInfoState.accountEmail);
  return state;
}
