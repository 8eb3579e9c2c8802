/** How long a test waits for a condition, in ms: a busy machine takes its time. What comes true ends the wait at once. */
export const WAIT_TIMEOUT_MS = 10_000;
