import { describeConformance } from '@travel-shell/element/conformance';
import { part } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { FLIGHT, SavingBackEnd } from './testPage.ts';

const OTHER = { ...FLIGHT, resultId: 'flight-2' };

async function press(element: HTMLElement): Promise<void> {
  const button = part<HTMLButtonElement>(element, '[part=button]');
  await expect.poll(() => button.disabled).toBe(false);
  button.click();
  await expect.poll(() => button.dataset.state).toBe('saved');
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.ts-toast').length).toBe(1);
  // Mid-fade, text has too little contrast.
  await Promise.allSettled((element.shadowRoot?.getAnimations() ?? []).map(({ finished }) => finished));
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default', result: JSON.stringify(FLIGHT) },
  samples: { result: { text: JSON.stringify(OTHER), value: OTHER } },
  setUp: () => {
    const backEnd = new SavingBackEnd();
    return () => backEnd.end();
  },
  scenes: {
    saved: press,
    'with its text': async (element) => {
      element.setAttribute('with-text', '');
      await expect.poll(() => part(element, '[part=text]').clientWidth).toBeGreaterThan(10);
    },
    disabled: async (element) => {
      element.removeAttribute('result');
      await expect.poll(() => part<HTMLButtonElement>(element, '[part=button]').disabled).toBe(true);
    },
  },
});
