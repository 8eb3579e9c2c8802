/** The failure that is logged when an entity of consent cannot be loaded (ERR-051). */
export const failureOf = (what: string) => ({
  code: 'CONSENT_FAILED',
  message: `${what} could not be loaded. Keeping the last known value.`,
});
