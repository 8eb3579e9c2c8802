/** What a Chromium trace says about the main thread. */
export interface TraceSummary {
  /** Longest task in which a script of ours ran, in ms. */
  longestTask: number;
  /** Sum of what every such task took beyond 50 ms. */
  blockingTime: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { url?: string; stackTrace?: { url?: string }[] }; fileName?: string };
}

const BLOCKING_FROM_MS = 50;

export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'disabled-by-default-v8.compile',
  'v8',
  'toplevel',
];

const urlsOf = ({ args }: TraceEvent) => [args?.data?.url, args?.fileName];

/** Attributes tasks by the addresses of the scripts that ran in them; `isOurs` judges an address. */
export function readTrace(trace: Buffer, isOurs: (url: string) => boolean): TraceSummary {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const complete = traceEvents.filter(({ ph, dur }) => ph === 'X' && dur !== undefined);
  const tasks = complete.filter(({ name }) => name === 'RunTask');
  const scripts = complete.filter((event) => urlsOf(event).some((url) => url && isOurs(url)));
  const ours = tasks.filter((task) =>
    scripts.some(
      ({ pid, tid, ts }) =>
        pid === task.pid && tid === task.tid && ts >= task.ts && ts <= task.ts + (task.dur as number),
    ),
  );
  const durations = ours.map(({ dur }) => (dur as number) / 1000);
  return {
    longestTask: Math.max(0, ...durations),
    blockingTime: durations.reduce((sum, ms) => sum + Math.max(0, ms - BLOCKING_FROM_MS), 0),
  };
}
