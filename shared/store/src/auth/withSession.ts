import { ApiError, holdPage } from '@travel-shell/api';
import { authState, refreshAuth } from '@travel-shell/store';
import { missingPermission } from '../business/missingPermission.ts';
import { requestSignIn } from './requestSignIn.ts';
import { sending } from './session.ts';

/** Support acted as a member, and no longer may: what was sent is not saved. */
export class ActingEndedError extends Error {
  constructor() {
    super('Acting as a member has ended.');
  }
}

/** The address of who is signed in; undefined for nobody. */
function visitor(): string | null | undefined {
  const auth = authState.get();
  return auth.status === 'signedIn' ? auth.state.userInfoState.accountEmail : undefined;
}

/** A refusal that names no permission: the visitor may be in no company any more, which the page does not know yet. */
export function askOnRefusal(error: unknown): void {
  if (error instanceof ApiError && error.status === 403 && !missingPermission(error)) void refreshAuth();
}

/**
 * Sends; where the session has ended meanwhile, once more after the visitor has signed in again in a dialog. What one person has
 * typed is never sent for another, who may be in another company. Support whose access has ended is not
 * asked to sign in: they would sign in as themselves.
 * @param reason of the dialog: by default it says that the change is saved after the sign-in
 * @param isActing whether support acts as a member
 */
export async function withSession<T>(
  send: () => Promise<T>,
  reason = 'save-change',
  isActing: () => boolean = () => false,
): Promise<T> {
  const mine = visitor();
  const sends = sending();
  sends.count += 1;
  let isAsked = false;
  const letGo = holdPage();
  try {
    return await send();
  } catch (error) {
    askOnRefusal(error);
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    isAsked = true;
    if (isActing()) {
      void refreshAuth();
      throw new ActingEndedError();
    }
    if (!(await requestSignIn({ reason }))) throw error;
    // The dialog may close long after the sign-in, and another form may have been sent since.
    await refreshAuth();
    if (mine !== undefined && visitor() !== mine) throw error;
    return await send();
  } finally {
    letGo(isAsked);
    sends.count -= 1;
  }
}
