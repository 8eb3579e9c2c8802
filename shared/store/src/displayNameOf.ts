import type { UserInfoState } from '@travel-shell/contract';

/** The visitor's name, else their displayed e-mail address, else that of the account, else `fallback`. */
export const displayNameOf = (user: UserInfoState, fallback: string): string =>
  user.accountName || user.userDisplayEmail || user.accountEmail || fallback;
