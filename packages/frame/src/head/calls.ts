/** frame-calls.js: calls of the host, for frame.js. */
import { call } from '@travel-shell/api';
import { relay } from '@travel-shell/api/relay';
import { recordUiMetric } from '@travel-shell/contract/calls/recordUiMetric';
import { CHECKED_DEFAULTS, pageConfig, type ShellConfig, setConfig } from '@travel-shell/core';
import { acceptConfig } from '@travel-shell/core/acceptConfig';
import { FRAME_CALLS, type FrameCalls } from './FrameCalls.ts';

const NAME = /^[A-Za-z][\w.-]{0,59}$/;
const TYPE = /^[A-Za-z][\w-]{0,39}$/;

const isName = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/** Before intent.js, which says what is wrong with it, the page's configuration is unchecked and without defaults. */
function checkConfig(): void {
  const config = pageConfig();
  if (config && config.apiTimeout === undefined)
    setConfig({ ...CHECKED_DEFAULTS, ...acceptConfig(config, () => {}) } as ShellConfig);
}

async function count(given: unknown, signal: AbortSignal): Promise<true> {
  checkConfig();
  const { type, metricName, metricValue } = (given ?? {}) as Record<string, unknown>;
  if (!isName(type, TYPE) || !isName(metricName, NAME) || typeof metricValue !== 'number')
    throw new TypeError('The metric needs a type, a metricName and a number as its metricValue.');
  await call(recordUiMetric, { path: { type }, json: { metricName, metricValue }, signal });
  return true;
}

const calls: FrameCalls = {
  relay(...given) {
    checkConfig();
    return relay(...given);
  },
  count,
};

Object.assign(globalThis, { [FRAME_CALLS]: calls });
