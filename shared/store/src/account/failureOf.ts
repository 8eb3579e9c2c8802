/** The failure that is logged when a state cannot be loaded (ERR-052). */
export const failureOf = (what: string) => ({
  code: 'STATE_FAILED',
  message: `${what} could not be loaded. Keeping the last known value.`,
});
