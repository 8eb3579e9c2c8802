import { ApiError } from '@travel-shell/api';
import { requestSignIn } from '@travel-shell/store/auth';

let sending = 0;

/** Whether something is being sent, or waits for the visitor to sign in again. */
export const isSending = (): boolean => sending > 0;

/** Sends; where the session has ended meanwhile, once more after the visitor has signed in again in a dialog. */
export async function withSession<T>(send: () => Promise<T>): Promise<T> {
  sending += 1;
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (!(await requestSignIn({ reason: 'session-expired' }))) throw error;
    return await send();
  } finally {
    sending -= 1;
  }
}
