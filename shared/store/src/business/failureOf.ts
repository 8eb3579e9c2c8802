/** The failure that is logged when something of this area cannot be loaded (ERR-052). */
export const failureOf = (what: string) => ({
  code: 'BUSINESS_FAILED',
  message: `${what} could not be loaded. Keeping the last known value.`,
});
