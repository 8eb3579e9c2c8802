import { withSession as withOwnSession } from '@travel-shell/store/auth';
import { currentIdentity } from '@travel-shell/store/business';

/** As the store's, also for support that acts as a member. */
export function withSession<T>(send: () => Promise<T>, reason?: string): Promise<T> {
  return withOwnSession(send, reason, () => Boolean(currentIdentity.get().data?.impersonatedBy));
}
