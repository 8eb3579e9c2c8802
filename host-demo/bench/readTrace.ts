/** Main-thread figures from a Chromium trace. */
export interface TraceSummary {
  /** Longest task in which a script of ours ran, in ms. */
  longestTask: number;
  /** Sum of the time beyond 50 ms of every such task. */
  blockingTime: number;
  /** Thread time of our scripts in all, in ms, without the layouts they caused. */
  script: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The part of `dur` in which the thread itself ran. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string; type?: string; stackTrace?: { url?: string }[] }; fileName?: string };
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

const isMainThread = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';

/** Attributes tasks of main threads by the URLs of their scripts; `isOurs` checks a URL. */
export function readTrace(trace: Buffer, isOurs: (url: string) => boolean): TraceSummary {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  // The browser parses scripts on other threads, beside the page.
  const mainThreads = new Set(traceEvents.filter(isMainThread).map(threadOf));
  const complete = traceEvents.filter(
    (event) => event.ph === 'X' && event.dur !== undefined && mainThreads.has(threadOf(event)),
  );
  const tasks = complete.filter(({ name }) => name === 'RunTask');
  const scripts = complete.filter((event) => urlsOf(event).some((url) => url && isOurs(url)));
  const ours = tasks.filter((task) =>
    scripts.some(
      ({ pid, tid, ts }) =>
        pid === task.pid && tid === task.tid && ts >= task.ts && ts <= task.ts + (task.dur as number),
    ),
  );
  const durations = ours.map(({ dur }) => (dur as number) / 1000);
  const isWithin = (inner: TraceEvent, outer: TraceEvent) =>
    inner !== outer &&
    inner.pid === outer.pid &&
    inner.tid === outer.tid &&
    inner.ts >= outer.ts &&
    inner.ts + (inner.dur as number) <= outer.ts + (outer.dur as number);
  const runs = scripts.filter((script) => !scripts.some((outer) => isWithin(script, outer)));
  const layouts = complete.filter(
    (event) => ['Layout', 'UpdateLayoutTree'].includes(event.name) && runs.some((run) => isWithin(event, run)),
  );
  const timeOf = (events: TraceEvent[]) =>
    events.reduce((sum, { dur, tdur }) => sum + (tdur ?? (dur as number)), 0) / 1000;
  return {
    script: timeOf(runs) - timeOf(layouts),
    longestTask: Math.max(0, ...durations),
    blockingTime: durations.reduce((sum, ms) => sum + Math.max(0, ms - BLOCKING_FROM_MS), 0),
  };
}

/** One opening and closing, as the main thread sees it. */
export interface Opening {
  /** Sum of its tasks in ms of thread time, without CPU time of other programs. */
  mainThread: number;
  layouts: number;
  styles: number;
}

/** Only a few categories, because each trace event slows the page. */
export const OPENING_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/** Each opening by a press and closing by a key: from the press until so long after the key. */
export function readOpenings(trace: Buffer, afterClosingMs: number): Opening[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const complete = traceEvents.filter(({ ph, dur }) => ph === 'X' && dur !== undefined).sort((a, b) => a.ts - b.ts);
  const dispatched = (type: string) =>
    complete.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  const keys = dispatched('keydown');
  return dispatched('mousedown').flatMap((press) => {
    const key = keys.find(({ ts }) => ts > press.ts);
    if (!key) return [];
    const end = key.ts + afterClosingMs * 1000;
    const during = complete.filter(
      ({ pid, tid, ts, dur }) => pid === press.pid && tid === press.tid && ts + (dur as number) > press.ts && ts < end,
    );
    const named = (wanted: string) => during.filter(({ name }) => name === wanted);
    return {
      mainThread: named('RunTask').reduce((sum, { dur, tdur }) => sum + (tdur ?? (dur as number)), 0) / 1000,
      layouts: named('Layout').length,
      styles: named('UpdateLayoutTree').length,
    };
  });
}
