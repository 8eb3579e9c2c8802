/** frame-calls.js: calls of the host, for frame.js. */
import { recordUiMetric } from '@travel-shell/api/account';
import { relay } from '@travel-shell/api/relay';
import { FRAME_CALLS, type FrameCalls } from './FrameCalls.ts';

const NAME = /^[A-Za-z][\w.-]{0,59}$/;
const TYPE = /^[A-Za-z][\w-]{0,39}$/;

const isName = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

async function count(given: unknown, signal: AbortSignal): Promise<true> {
  const { type, metricName, metricValue } = (given ?? {}) as Record<string, unknown>;
  if (!isName(type, TYPE) || !isName(metricName, NAME) || typeof metricValue !== 'number')
    throw new TypeError('The metric needs a type, a metricName and a number as its metricValue.');
  await recordUiMetric(type, { metricName, metricValue }, signal);
  return true;
}

Object.assign(globalThis, { [FRAME_CALLS]: { relay, count } satisfies FrameCalls });
