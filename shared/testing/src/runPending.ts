// Fake timers, and mocks of a test, leave these alone.
const { setTimeout: later } = globalThis;
const { requestAnimationFrame: nextFrame, requestIdleCallback: whenIdle } = globalThis as Partial<typeof globalThis>;

/**
 * For "and nothing happens": runs what is pending, and what follows from it. It counts turns of the event loop, in a browser
 * frames, instead of time, because a busy machine is late with both. What the code delays by a timer needs `stopTimers()`.
 */
export async function runPending(turns = nextFrame ? 6 : 30): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    if (nextFrame) await new Promise((resolve) => nextFrame(resolve));
    await new Promise((resolve) => later(resolve));
    if (whenIdle && turn === 1) await new Promise((resolve) => whenIdle(resolve, { timeout: 1000 }));
  }
}
