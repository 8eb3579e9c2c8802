import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { loaderScript } from './loaderScript.ts';

/** Runs the snippet on a page whose preload comes at once. Returns the elements it adds, and the timers it starts. */
function run(window: object) {
  const added: string[] = [];
  const timers: [run: () => void, ms: unknown][] = [];
  const document = {
    currentScript: { nonce: '' },
    createElement: (name: string) => ({ name }),
    head: {
      append: (element: { name: string; onload?: () => void }) => {
        added.push(element.name);
        element.onload?.();
      },
    },
  };
  const code = loaderScript('/loader.js', { isIdle: true }).replace(/<\/?script[^>]*>/g, '');
  runInNewContext(code, { document, window, setTimeout: (...timer: (typeof timers)[number]) => timers.push(timer) });
  return { added, timers };
}

it('starts the loader once the browser is idle', () => {
  const asked: [run: () => void, options: unknown][] = [];
  const { added } = run({ requestIdleCallback: (...call: (typeof asked)[number]) => asked.push(call) });
  expect([added, asked.map(([, options]) => options)]).toEqual([['link'], [{ timeout: 1000 }]]);
  asked[0]?.[0]();
  expect(added).toEqual(['link', 'script']);
});

it('gives Safari, which has no idle callbacks, a delay that is a number', () => {
  const { added, timers } = run({});
  // Beside that of the line that says that the file is slow.
  expect([added, timers.map(([, ms]) => ms)]).toEqual([['link'], [200, 5000]]);
  timers[0]?.[0]();
  expect(added).toEqual(['link', 'script']);
});
