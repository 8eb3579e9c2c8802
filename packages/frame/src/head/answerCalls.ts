import { logFailure } from '@travel-shell/core';
import { CALLS_AT_ONCE, type Message } from '../protocol.ts';
import { FRAME_CALLS, type FrameCalls } from './FrameCalls.ts';
import { loadByPage } from './loadByPage.ts';
import type { Send } from './Send.ts';

/** File name of this build's frame-calls.js, and its integrity. */
declare const TRAVEL_SHELL_FRAME_CALLS: string;
declare const TRAVEL_SHELL_FRAME_CALLS_INTEGRITY: string;

interface Scope {
  [FRAME_CALLS]?: FrameCalls;
}

let loading: Promise<FrameCalls> | undefined;

/** The code for calls. */
function loadCalls(): Promise<FrameCalls> {
  loading ??= loadByPage(TRAVEL_SHELL_FRAME_CALLS, TRAVEL_SHELL_FRAME_CALLS_INTEGRITY).then(
    () => (globalThis as Scope)[FRAME_CALLS] as FrameCalls,
  );
  loading.catch(() => {
    // The next call tries again.
    loading = undefined;
  });
  return loading;
}

/** Answers calls and counts metrics for the host, at most some at once. The host learns of no failure more than that. */
export function answerCalls(
  send: Send,
  host: string,
  ended: AbortSignal,
): Readonly<Record<'call' | 'abort' | 'metric', (message: Message) => void>> {
  const running = new Map<unknown, AbortController>();

  async function run(id: unknown, act: (calls: FrameCalls, signal: AbortSignal) => Promise<unknown>): Promise<void> {
    if (running.has(id) || running.size >= CALLS_AT_ONCE) return send('answer', { id });
    const aborted = new AbortController();
    running.set(id, aborted);
    const signal = AbortSignal.any([ended, aborted.signal]);
    const answer = await loadCalls()
      .then((calls) => (signal.aborted ? undefined : act(calls, signal)))
      .catch((cause) => logFailure({ code: 'RELAY_FAILED', message: 'A message of the host failed.', cause }));
    running.delete(id);
    if (!ended.aborted) send('answer', { id, answer });
  }

  return {
    call: ({ id, request }) => void run(id, (calls, signal) => calls.relay(request, host, signal)),
    metric: ({ id, metric }) => void run(id, (calls, signal) => calls.count(metric, signal)),
    abort: ({ id }) => running.get(id)?.abort(),
  };
}
