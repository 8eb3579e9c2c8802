import { describeConformance } from '@travel-shell/element/conformance';
import { runPending } from '@travel-shell/testing/runPending';
import { expect } from 'vitest';
import { contract as country } from './country-picker/contract.ts';
import { contract as currency } from './currency-picker/contract.ts';
import { BackEnd, part, shown } from './testPage.ts';

const setUp = () => {
  const backEnd = new BackEnd();
  return () => backEnd.end();
};
const attributes = { brand: 'flagship', locale: 'en-US', presentation: 'default' };
const samples = { site: { text: 'de-AT', value: 'de-AT' } };

async function open(element: HTMLElement): Promise<void> {
  if (!element.matches(':state(open)')) part(element, '.trigger').click();
  await expect.poll(() => shown(element, '.entry').length).toBeGreaterThan(0);
}
async function search(element: HTMLElement, term: string): Promise<void> {
  await open(element);
  await expect.poll(() => element.shadowRoot?.querySelector('.search-input')).toBeTruthy();
  const field = part<HTMLInputElement>(element, '.search-input');
  field.value = term;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
describeConformance(country, {
  define: () => import('./country-picker/element.ts'),
  attributes,
  samples,
  setUp,
  scenes: {
    open,
    'nothing found': (element) => search(element, 'atlantis'),
  },
});

describeConformance(currency, {
  define: () => import('./currency-picker/element.ts'),
  attributes: { ...attributes, currency: 'EUR' },
  samples: { ...samples, currency: { text: 'USD', value: 'USD' } },
  setUp,
  scenes: {
    open,
    'with a search field': async (element) => {
      element.setAttribute('search', '');
      await search(element, 'dollar');
    },
    'asking to save': async (element) => {
      element.setAttribute('ask-to-save', '');
      await open(element);
      await runPending(); // let the attribute reach the view
      part(element, '#all-USD').click();
      await expect.poll(() => part<HTMLDialogElement>(element, '.ts-dialog').open).toBe(true);
    },
  },
});
