/** The function before tcf.js, on pages that change under it. With the data: host-demo/scenarios/consent/tcfApi.spec.ts. */
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, expect, test, vi } from 'vitest';
import { createTcf } from './createTcf.ts';
import type { TcfApi, TcfState } from './TcfApi.ts';
import { takeOver } from './tcf/takeOver.ts';

const scope = globalThis as { __tcfapi?: TcfApi };
const locators = () => document.querySelectorAll('iframe[name=__tcfapiLocator]').length;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete scope.__tcfapi;
  document.body.replaceChildren();
});

test('the frame by which vendors find it is put back, and is there once', async () => {
  createTcf({ consent: { cmpId: 10 } }, undefined, async () => {});
  expect(locators()).toBe(1);
  document.body.replaceChildren(document.createElement('main'));
  await expect.poll(locators).toBe(1);
  for (let times = 0; times < 5; times += 1) {
    document.body.replaceWith(document.body.cloneNode(true));
    await Promise.resolve();
  }
  expect(locators()).toBe(1);
});

test('where tcf.js cannot be loaded, a vendor that asks ten times a second has it asked for twice a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const load = vi.fn(async () => {});
  createTcf({ consent: { cmpId: 10 } }, undefined, load);
  const ask = () =>
    new Promise((resolve) => {
      scope.__tcfapi?.('ping', 2, (answer) => resolve((answer as { cmpStatus: string }).cmpStatus));
    });
  for (let tenths = 0; tenths < 600; tenths += 1) {
    await ask();
    await Promise.resolve();
    vi.advanceTimersByTime(100);
  }
  expect(load).toHaveBeenCalledTimes(2);
  expect(await ask()).toBe('error');
});

test('one bad answer of the lists is told of, and keeps no later call waiting', async () => {
  expectConsole(/CONSENT_FAILED: __tcfapi could not tell its listeners/);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const state = createTcf({ consent: { cmpId: 10, gdprApplies: true } }, undefined, async () => {}) as TcfState;
  state.setVisible(true);
  takeOver(state);
  const answered = new Promise((resolve) => scope.__tcfapi?.('getTCData', 2, resolve));
  expect(await answered).toMatchObject({ cmpId: 10 });
});
