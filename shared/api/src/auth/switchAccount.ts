import { callAuthForm } from '@travel-shell/api';
import type { AuthResponse } from '@travel-shell/contract';
import { switchAccount as operation } from '@travel-shell/contract/calls/switchAccount';

/** Switches to another account of the session (API-130, SIG-054). A `tokenId` can be used once. */
export const switchAccount = (tokenId: string, business?: boolean, signal?: AbortSignal): Promise<AuthResponse> =>
  callAuthForm(operation, {
    query: { tokenId, ...(business !== undefined && { business }) },
    form: {},
    signal,
  });
