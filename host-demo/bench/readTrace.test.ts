import { expect, test } from 'vitest';
import { readOpenings, readTrace } from './readTrace.ts';

const event = (name: string, ts: number, dur: number, url?: string, tid = 1) => ({
  ...{ name, ph: 'X', pid: 1, tid, ts: ts * 1000, dur: dur * 1000 },
  args: { data: { url } },
});

const thread = (tid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, ts: 0, args: { name } });
const THREADS = [thread(1, 'CrRendererMain'), thread(3, 'ThreadPoolForegroundWorker')];

const read = (...events: unknown[]) =>
  readTrace(Buffer.from(JSON.stringify({ traceEvents: [...THREADS, ...events] })), (url) => url.startsWith('/ours/'));

test('counts whole tasks in which a script of ours ran, and no others', () => {
  const summary = read(
    event('RunTask', 0, 80),
    event('EvaluateScript', 10, 5, '/ours/a.js'),
    event('RunTask', 100, 60),
    event('FunctionCall', 110, 5, '/ours/b.js'),
    event('RunTask', 200, 500),
    event('FunctionCall', 210, 400, '/theirs/c.js'),
    event('RunTask', 100, 900, undefined, 2),
  );
  expect(summary).toEqual({ longestTask: 80, blockingTime: 40, script: 10 });
});

test('leaves out what is parsed beside the page', () => {
  const summary = read(event('RunTask', 0, 80, undefined, 3), event('v8.parseOnBackground', 1, 70, '/ours/a.js', 3));
  expect(summary).toEqual({ longestTask: 0, blockingTime: 0, script: 0 });
});

test('is 0 when no script of ours ran', () => {
  expect(read(event('RunTask', 0, 80))).toEqual({ longestTask: 0, blockingTime: 0, script: 0 });
});

test('counts a script within another once, in thread time, without layouts', () => {
  const { script } = read(
    { ...event('EvaluateScript', 0, 50, '/ours/a.js'), tdur: 30_000 },
    event('FunctionCall', 10, 5, '/ours/a.js'),
    event('Layout', 16, 8),
    event('FunctionCall', 60, 4, '/ours/b.js'),
    event('Layout', 70, 9),
  );
  expect(script).toBe(26);
});

const dispatched = (type: string, ts: number) => ({
  ...{ name: 'EventDispatch', ph: 'X', pid: 1, tid: 1, ts: ts * 1000, dur: 1000 },
  args: { data: { type } },
});

test('reads each opening from the press, and its task, until so long after the key', () => {
  const openings = readOpenings(
    Buffer.from(
      JSON.stringify({
        traceEvents: [
          event('RunTask', 0, 50),
          event('Layout', 10, 1),
          dispatched('mousedown', 110),
          event('RunTask', 100, 20),
          { ...event('RunTask', 130, 9), tdur: 5000 },
          event('Layout', 131, 1),
          event('UpdateLayoutTree', 131, 1),
          event('Layout', 135, 1),
          event('RunTask', 140, 500, undefined, 2),
          event('Layout', 140, 1, undefined, 2),
          dispatched('keydown', 300),
          event('RunTask', 299, 8),
          event('RunTask', 799, 4),
          event('RunTask', 801, 90),
          event('Layout', 805, 1),
          dispatched('mousedown', 901),
          event('RunTask', 900, 3),
          dispatched('keydown', 950),
          dispatched('mousedown', 2000), // never closed
        ],
      }),
    ),
    500,
  );
  expect(openings).toEqual([
    { mainThread: 20 + 5 + 8 + 4, layouts: 2, styles: 1 },
    { mainThread: 3, layouts: 0, styles: 0 },
  ]);
});
