export interface SessionLifetimes {
  /** With "keep me signed in". */
  stickySeconds: number;
  /** Without: the cookie ends with the browser, the server forgets the session after this. */
  seconds: number;
  /** A session in use is extended, at most this often. */
  refreshSeconds: number;
  /** Every session ends this long after the sign-in, however much it is used. 180 days by default. */
  absoluteSeconds?: number;
  /** Support acts as a member for so long, however much the session is used. An hour by default. */
  actingSeconds?: number;
}

export const SESSION_LIFETIMES: Required<SessionLifetimes> = {
  stickySeconds: 30 * 24 * 3600,
  seconds: 12 * 3600,
  refreshSeconds: 3600,
  absoluteSeconds: 180 * 24 * 3600,
  actingSeconds: 3600,
};
