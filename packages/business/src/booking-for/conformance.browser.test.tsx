import { describeConformance } from '@travel-shell/element/conformance';
import { part } from '@travel-shell/testing/mountElement';
import { expect } from 'vitest';
import { PRIYA, PRIYA_FOR_INES, PRIYA_FOR_JONAS } from './BookingFor.fixtures.ts';
import { contract } from './contract.ts';
import { BackEnd, PATHS } from './testPage.ts';

let backEnd: BackEnd;

async function open(element: HTMLElement): Promise<void> {
  await expect.poll(() => element.shadowRoot?.querySelector('[part=switch]')).toBeTruthy();
  if (!element.matches(':state(open)')) part(element, '[part=trigger]').click();
  await expect.poll(() => element.matches(':state(open)')).toBe(true);
}

/** Ends booking for Ines. */
async function end(element: HTMLElement): Promise<void> {
  await open(element);
  part(element, '[part=switch] button').click();
}

/** As somebody types. */
async function search(element: HTMLElement, text: string): Promise<void> {
  await backEnd.answerWith(PRIYA_FOR_INES);
  await open(element);
  await expect.poll(() => element.shadowRoot?.querySelector('[role=combobox]')).toBeTruthy();
  const field = part<HTMLInputElement>(element, '[role=combobox]');
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
}

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default', 'traveler-name': 'Ines Duarte' },
  samples: { travelerImage: { text: '/demo/avatars/ines.svg', value: '/demo/avatars/ines.svg' } },
  setUp: () => {
    backEnd = new BackEnd(PRIYA_FOR_INES);
    return () => backEnd.end();
  },
  scenes: {
    open,
    'with the form for a guest': async (element) => {
      await open(element);
      part(element, '[part=guest] summary').click();
      await expect.poll(() => element.shadowRoot?.querySelector('[part=guest] [part=button]')).toBeTruthy();
    },
    'chosen elsewhere': async (element) => {
      await expect.poll(() => element.shadowRoot?.querySelector('[part=switch]')).toBeTruthy();
      await backEnd.answerWith(PRIYA_FOR_JONAS);
      await expect.poll(() => element.shadowRoot?.querySelector('[part=toast]')).toBeTruthy();
    },
    'for oneself': async (element) => {
      await end(element);
      await expect.poll(() => element.matches(':state(other)')).toBe(false);
      await backEnd.answerWith(PRIYA);
    },
    'people found': async (element) => {
      delete backEnd.answers[PATHS.search];
      await search(element, 'meier');
      await expect.poll(() => element.shadowRoot?.querySelector('[part=option]')).toBeTruthy();
    },
    searching: async (element) => {
      backEnd.answers[PATHS.search] = () => new Promise(() => {});
      await search(element, 'jonas');
      await expect.poll(() => element.shadowRoot?.querySelector('[part=spinner]')).toBeTruthy();
    },
  },
});
