import { expect, test } from 'vitest';
import { readTrace } from './readTrace.ts';

const event = (name: string, ts: number, dur: number, url?: string, tid = 1) => ({
  ...{ name, ph: 'X', pid: 1, tid, ts: ts * 1000, dur: dur * 1000 },
  args: { data: { url } },
});

const read = (...traceEvents: unknown[]) =>
  readTrace(Buffer.from(JSON.stringify({ traceEvents })), (url) => url.startsWith('/ours/'));

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
  expect(summary).toEqual({ longestTask: 80, blockingTime: 40 });
});

test('is 0 where nothing of ours ran', () => {
  expect(read(event('RunTask', 0, 80))).toEqual({ longestTask: 0, blockingTime: 0 });
});
