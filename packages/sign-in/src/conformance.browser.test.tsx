import { describeConformance } from '@travel-shell/element/conformance';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { REQUESTS } from './SignIn.fixtures.ts';
import { ask, playBackEnd } from './testPage.ts';

/** The forms and the later steps are in their own chunk. */
const SCRIPT = { timeout: 5000 };

const shadow = (element: HTMLElement, selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);

async function open(element: HTMLElement, name: keyof typeof REQUESTS): Promise<void> {
  element.addEventListener('travel-navigate', (event) => event.preventDefault());
  ask(element, REQUESTS[name]);
  await expect.poll(() => element.matches(':state(open)')).toBe(true);
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default', passkeys: 'off' },
  setUp: () => {
    playBackEnd();
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('travel-navigate', stay);
    return () => document.removeEventListener('travel-navigate', stay);
  },
  scenes: {
    'asked for': (element) => open(element, 'landing'),
    'closed again': async (element) => {
      await open(element, 'tripsSoftGate');
      shadow(element, '[part=dialog-close]')?.click();
      await expect.poll(() => element.matches(':state(open)')).toBe(false);
    },
    'with a way back': async (element) => {
      await open(element, 'locked');
      await expect.poll(() => shadow(element, '[part=back]')).toBeTruthy();
      await expect.poll(() => shadow(element, '[part=link]'), SCRIPT).toBeTruthy();
    },
    'signed in': async (element) => {
      await open(element, 'login');
      await expect.poll(() => element.querySelector('[name=password]'), SCRIPT).toBeTruthy();
      for (const input of element.querySelectorAll<HTMLInputElement>('input[name]:not([type=checkbox])'))
        input.value = 'ada@example.com';
      element.querySelector('form')?.requestSubmit();
      await expect.poll(() => element.matches(':state(open)')).toBe(false);
    },
    'with a form': async (element) => {
      await open(element, 'login');
      await expect.poll(() => element.querySelector('[name=password]'), SCRIPT).toBeTruthy();
    },
  },
});
