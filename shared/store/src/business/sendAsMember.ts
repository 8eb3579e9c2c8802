import { withSession } from '../auth/withSession.ts';
import { currentIdentity } from './currentIdentity.ts';

/** As `withSession`, also for support that acts as a member: they are not asked to sign in as themselves. */
export function sendAsMember<T>(send: () => Promise<T>, reason?: string): Promise<T> {
  return withSession(send, reason, () => Boolean(currentIdentity.get().data?.impersonatedBy));
}
