/** The failure that is logged when an entity cannot be loaded (ERR-051, ERR-052). */
export const loadFailure = (code: 'CONSENT_FAILED' | 'STATE_FAILED', what: string) => ({
  code,
  message: `${what} could not be loaded. Keeping the last known value.`,
});
