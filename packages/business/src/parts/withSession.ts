import { ApiError } from '@travel-shell/api';
import { requestSignIn } from '@travel-shell/store/auth';

/** Sends; where the session has ended meanwhile, once more after the visitor has signed in again in a dialog. */
export async function withSession<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (!(await requestSignIn({ reason: 'session-expired' }))) throw error;
    return send();
  }
}
