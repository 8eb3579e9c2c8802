import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { type LoaderScriptOptions, loaderScript } from './loaderScript.ts';

/** Runs the snippet, and then says that the preloads have come. Returns the scripts it adds, and the timers it starts. */
function run(window: object, loaded: string[], options: LoaderScriptOptions) {
  const added: string[] = [];
  const timers: [run: () => void, ms: unknown][] = [];
  const listeners = new Set<(event: object) => void>();
  const parentNode = {
    append: ({ src }: { src: string }) => added.push(src),
    addEventListener: (_name: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: (event: object) => void) => listeners.delete(listener),
  };
  const document = { currentScript: { nonce: '', parentNode }, createElement: () => ({}) };
  const code = /<script>([\s\S]*)<\/script>/.exec(loaderScript('/loader.js', options))?.[1] as string;
  runInNewContext(code, { document, window, setTimeout: (...timer: (typeof timers)[number]) => timers.push(timer) });
  for (const href of loaded) for (const listener of [...listeners]) listener({ target: { getAttribute: () => href } });
  return { added, timers, listeners };
}

it('starts the loader with its own preload, once', () => {
  expect(run({}, ['/host.css'], {})).toMatchObject({ added: [], listeners: { size: 1 } });
  expect(run({}, ['/host.css', '/loader.js', '/loader.js'], {})).toMatchObject({
    added: ['/loader.js'],
    listeners: { size: 0 },
  });
});

it('starts the loader once the browser is idle', () => {
  const asked: [run: () => void, options: unknown][] = [];
  const window = { requestIdleCallback: (...call: (typeof asked)[number]) => asked.push(call) };
  const { added } = run(window, ['/loader.js'], { isIdle: true });
  expect([added, asked.map(([, options]) => options)]).toEqual([[], [{ timeout: 1000 }]]);
  asked[0]?.[0]();
  expect(added).toEqual(['/loader.js']);
});

it('gives Safari, which has no idle callbacks, a delay that is a number', () => {
  const { added, timers } = run({}, ['/loader.js'], { isIdle: true });
  // Beside that of the line that says that the file is slow.
  expect([added, timers.map(([, ms]) => ms)]).toEqual([[], [5000, 200]]);
  timers[1]?.[0]();
  expect(added).toEqual(['/loader.js']);
});
