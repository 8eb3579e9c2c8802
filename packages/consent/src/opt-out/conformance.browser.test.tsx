import { describeConformance } from '@travel-shell/element/conformance';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { part, parts } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { ask, BackEnd, playPrivacySignal } from './testPage.ts';

let backEnd: BackEnd;
let undoSignal: () => void;

async function open(element: HTMLElement): Promise<void> {
  ask(element);
  await expect.poll(() => parts(element, '[part=switch]').length).toBe(1);
}

async function close(element: HTMLElement): Promise<void> {
  if (!element.matches(':state(open)')) await open(element);
  part(element, '[part=dialog-close]').click();
  await expect.poll(() => element.matches(':state(open)')).toBe(false);
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  setUp: () => {
    backEnd = new BackEnd(authStateOf('Ada'));
    undoSignal = () => {};
    return () => {
      backEnd.end();
      undoSignal();
    };
  },
  scenes: {
    open,
    'opted out': async (element) => {
      await open(element);
      part(element, '[part=input]').click();
      await expect.poll(() => part(element, '.saved').textContent).not.toBe('');
    },
    closed: close,
    waiting: async (element) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      backEnd.onRead = () => promise;
      ask(element);
      await expect.poll(() => parts(element, '[part=skeleton]').length).toBe(3);
      backEnd.onRead = undefined;
      resolve(Response.json({ allowDataSharing: true }));
      await expect.poll(() => parts(element, '[part=switch]').length).toBe(1);
      await close(element);
    },
    'asked because of a signal': async (element) => {
      // The switch of the visit before, without a signal, is gone first.
      await expect.poll(() => parts(element, '[part=switch]').length).toBe(0);
      undoSignal = playPrivacySignal(true);
      backEnd.isAllowed = true;
      await open(element);
      await expect.poll(() => parts(element, '[part=signal] [part=button]').length).toBe(2);
    },
  },
});
