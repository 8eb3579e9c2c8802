/** The calls that frame-calls.js adds to frame.js: it comes with the host's first call. */
export interface FrameCalls {
  /** Undefined for a call that is refused or fails, which is logged. */
  relay(request: unknown, host: string, signal: AbortSignal): Promise<object | undefined>;
  /** Resolves with true once the back end has counted it. */
  count(metric: unknown, signal: AbortSignal): Promise<true>;
}

export const FRAME_CALLS: unique symbol = /*#__PURE__*/ Symbol.for('travel-shell.frame-calls') as never;
