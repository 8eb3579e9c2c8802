import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';

/** Switches to another account of the session (API-130, SIG-054). A `tokenId` can be used once. */
export const switchAccount = (tokenId: string, business?: boolean, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm('/k/run/auth/switch', {
    query: { tokenId, ...(business !== undefined && { business }) },
    form: {},
    signal,
  });
