import type { AuthState } from '@travel-shell/contract';
import { parseAuthState } from '@travel-shell/contract/parsers/parseAuthState';
import { call } from './call.ts';

/** Who is signed in (API-023, STA-001). Fails with an `ApiError` only. */
export function fetchAuthState(signal?: AbortSignal): Promise<AuthState> {
  return call('get', '/horizon/common/authentication/providers/AuthStateProviderAction', {
    parse: parseAuthState,
    signal,
  });
}
