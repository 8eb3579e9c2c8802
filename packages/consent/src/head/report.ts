/** As `logFailure` of the kit writes it (docs/errors.md), for files that have no byte to spare. */
export const report = (message: string, cause: unknown): void => console.error(`[travel-shell] ${message}`, cause);
