/** Any number of attempts per window; the counters live in the database, so all processes share them. */
export interface AttemptLimit {
  max: number;
  windowSeconds: number;
}

export interface LoginLimits {
  /** Failed sign-ins with one name from one address. */
  perAccountAndAddress: AttemptLimit;
  /** Failed sign-ins from one address, whatever the name. Higher, because offices share an address. */
  perAddress: AttemptLimit;
  /** Failed sign-ins with one name from everywhere. The owner is mailed a link that signs in without any of it. */
  perAccount?: AttemptLimit;
}

export const LOGIN_LIMITS: LoginLimits = {
  perAccountAndAddress: { max: 5, windowSeconds: 10 * 60 },
  perAddress: { max: 50, windowSeconds: 10 * 60 },
  perAccount: { max: 30, windowSeconds: 60 * 60 },
};
