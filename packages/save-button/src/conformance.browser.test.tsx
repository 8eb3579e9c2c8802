import { describeConformance } from '@travel-shell/element/conformance';
import { refreshAuth } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { part } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { FLIGHT, SavingBackEnd } from './testPage.ts';

let backEnd: SavingBackEnd;

const OTHER = { ...FLIGHT, resultId: 'flight-2' };

/** Signs in under this name, or out. */
async function changeVisitor(name?: string): Promise<void> {
  backEnd.auth = authStateOf(name);
  await refreshAuth();
}

async function press(element: HTMLElement): Promise<void> {
  const button = part<HTMLButtonElement>(element, '[part=button]');
  await expect.poll(() => button.disabled).toBe(false);
  button.click();
  await expect.poll(() => button.dataset.state).toBe('saved');
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.ts-toast').length).toBe(1);
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default', result: JSON.stringify(FLIGHT) },
  samples: { result: { text: JSON.stringify(OTHER), value: OTHER } },
  setUp: () => {
    backEnd = new SavingBackEnd();
    return () => backEnd.end();
  },
  scenes: {
    saved: press,
    'sign-in declined': async (element) => {
      await changeVisitor();
      element.addEventListener(
        'travel-sign-in-requested',
        (event) => {
          event.preventDefault();
          Object.assign((event as CustomEvent).detail, { result: Promise.resolve({ signedIn: false }) });
        },
        { once: true },
      );
      const declined = new Promise((resolve) => element.addEventListener('travel-save-declined', resolve));
      part(element, '[part=button]').click();
      await declined;
    },
    'with its text': async (element) => {
      element.setAttribute('with-text', '');
      await expect.poll(() => part(element, '[part=text]').clientWidth).toBeGreaterThan(10);
    },
    saving: async (element) => {
      await changeVisitor('Ada');
      backEnd.held = new Promise(() => {});
      part(element, '[part=button]').click();
      await expect.poll(() => element.matches(':state(saving)')).toBe(true);
    },
    disabled: async (element) => {
      element.removeAttribute('result');
      await expect.poll(() => part<HTMLButtonElement>(element, '[part=button]').disabled).toBe(true);
    },
  },
});
