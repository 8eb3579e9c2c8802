import { withSession as withOwnSession } from '@travel-shell/store/auth';
import { currentIdentity } from '@travel-shell/store/business';

const isActing = () => Boolean(currentIdentity.get().data?.impersonatedBy);

/** As the store's, also for support that acts as a member. */
export const withSession = <T>(send: () => Promise<T>, reason?: string): Promise<T> =>
  withOwnSession(send, reason, isActing);
