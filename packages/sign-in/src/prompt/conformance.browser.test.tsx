import { describeConformance } from '@travel-shell/element/conformance';
import { expect } from 'vitest';
import { playBackEnd } from '../testPage.ts';
import { contract } from './contract.ts';
import { RETURNING } from './testPrompt.ts';

const isShown = (element: HTMLElement) => element.matches(':state(shown)');

let scenes = 0;

/** Once per session, and these scenes are one session. */
async function show(element: HTMLElement): Promise<void> {
  sessionStorage.clear();
  // Each change starts a new session.
  scenes += 1;
  element.setAttribute('delay', String(scenes));
  await expect.poll(() => isShown(element)).toBe(true);
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: {
    brand: 'flagship',
    locale: 'en-US',
    presentation: 'default',
    // Only the scenes show it.
    delay: '60000',
    'front-door': location.pathname,
  },
  setUp: () => {
    const backEnd = playBackEnd();
    backEnd.auth = RETURNING;
    return () => {};
  },
  scenes: {
    shown: show,
    'taken up': async (element) => {
      await show(element);
      element.addEventListener('travel-sign-in-requested', (event) => event.preventDefault());
      element.shadowRoot?.querySelector<HTMLElement>('[part=button]')?.click();
      await expect.poll(() => isShown(element)).toBe(false);
    },
    'sent away': async (element) => {
      await show(element);
      element.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
      await expect.poll(() => isShown(element)).toBe(false);
    },
  },
});
