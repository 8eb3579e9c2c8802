import { expect, it, vi } from 'vitest';
import type { Fragment, LoaderBridge } from '../bridge.ts';
import { createOpenedScreens } from './createOpenedScreens.ts';

it('is asked for again by a press where an intent could not have it, and not by each intent', async () => {
  const view = document.createElement('div').attachShadow({ mode: 'open' });
  const fragment = vi.fn(async (): Promise<Fragment> => ({ served: view.host, view, sheets: [] }));
  fragment.mockRejectedValueOnce(new Error('in a tunnel'));
  const screens = createOpenedScreens({ fragment } as unknown as LoaderBridge);
  const element = document.createElement('travel-sign-in');
  expect([await screens(element), await screens(element)]).toEqual([undefined, undefined]);
  expect(fragment).toHaveBeenCalledTimes(1);
  expect([await screens(element, true), await screens(element), await screens(element, true)]).toEqual([
    view,
    view,
    view,
  ]);
  expect(fragment).toHaveBeenCalledTimes(2);
});
