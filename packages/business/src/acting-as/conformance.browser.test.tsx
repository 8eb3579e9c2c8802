import { describeConformance } from '@travel-shell/element/conformance';
import { part } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { BackEnd, GIVEN, INES, inMinutes, PATHS, refused } from './testPage.ts';

let backEnd: BackEnd;
const END = inMinutes(10);
const isActing = (element: HTMLElement) => expect.poll(() => element.matches(':state(acting)'));

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default', ...GIVEN },
  samples: { expiresAt: { text: END, value: END } },
  setUp: () => {
    backEnd = new BackEnd();
    return () => backEnd.end();
  },
  scenes: {
    acting: (element) => isActing(element).toBe(true),
    'after a failure': async (element) => {
      backEnd.answers[PATHS.end] = () => new Response('', { status: 500 });
      await isActing(element).toBe(true);
      part(element, '[type=submit]').click();
      await expect.poll(() => element.shadowRoot?.querySelector('[part=error]')).toBeTruthy();
    },
    'after an old sign-in': async (element) => {
      backEnd.answers[PATHS.end] = refused(403, 'RECENT_SIGN_IN_REQUIRED');
      await isActing(element).toBe(true);
      part(element, '[type=submit]').click();
      await expect.poll(() => element.shadowRoot?.querySelector('[part=link]')).toBeTruthy();
    },
    'stopped elsewhere': async (element) => {
      await isActing(element).toBe(true);
      await backEnd.becomeAgent();
      await expect.poll(() => element.matches(':state(ended)')).toBe(true);
      part(element, '[part=button]').click();
    },
    'begun again': async (element) => {
      backEnd.agent = 'Sol Reyes';
      await backEnd.answerWith(INES);
      await isActing(element).toBe(true);
    },
  },
});
