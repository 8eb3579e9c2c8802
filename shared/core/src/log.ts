/**
 * The one logger of the kit. Every failure the specification calls "logged" goes through it, so that all of
 * our console output has one prefix and one event.
 */

/** A failure: where it happened and what caused it. */
export interface Failure {
  /** Closed list in docs/errors.md, for example `AUTH_STATE_FAILED`. */
  code: string;
  /** Text: what happened, why it matters, what to do. Not shown to visitors. */
  message: string;
  /** The piece concerned, for example `header`. */
  piece?: string;
  cause?: unknown;
}

/** The record that step 0 leaves, `LOADER` of the loader, which this room must not import. */
type Scope = Record<symbol, { base: string } | undefined>;

interface Reason {
  name?: unknown;
  message?: string;
  method?: string;
  cause?: unknown;
}

/** The description of the innermost failed call: method, address, status, and a likely cause. Empty without a call. */
function callOf(cause: unknown): string {
  const { name, message, method = '', cause: inner } = (cause ?? {}) as Reason;
  // A likely cause ends with its own sign.
  return (
    (inner ? callOf(inner) : '') ||
    (name === 'ApiError' ? ` ${method}${method && ' '}${message}`.replace(/\w$/, '$&.') : '')
  );
}

/** Writes one line to the console. Never throws. */
export function logFailure({ code, message, piece = '', cause }: Failure): void {
  // Beside loader.js, else in the package.
  const base = (globalThis as Scope)[Symbol.for('travel-shell.loader')]?.base ?? '@travel-shell/elements/';
  const line = `[travel-shell${piece && ` ${piece}`}] ${code}: ${message}${callOf(cause)} See ${base}errors.html#${code}`;
  if (cause === undefined) console.error(line);
  else console.error(line, cause);
}
