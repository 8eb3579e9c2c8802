import { describeConformance } from '@travel-shell/element/conformance';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { ADA } from './Traveler.fixtures.ts';
import { ADA_SIGNED_IN, BackEnd } from './testPage.ts';

let backEnd: BackEnd;

const field = (element: HTMLElement, name: string) =>
  element.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const press = (element: HTMLElement) => element.querySelector<HTMLElement>('form button')?.click();

const filled = (element: HTMLElement) => expect.poll(() => field(element, 'firstName')?.value).toBe('Ada');

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default' },
  setUp: () => {
    backEnd = new BackEnd(ADA_SIGNED_IN);
    return () => backEnd.end();
  },
  samples: {
    maxAge: { text: '99', value: 99 },
    travelDate: { text: '2027-05-31', value: '2027-05-31' },
    genderOptions: { text: 'X U', value: 'X U' },
  },
  scenes: {
    filled,
    wrong: async (element) => {
      await filled(element);
      field(element, 'firstName').value = '';
      press(element);
      await expect.poll(() => element.querySelector('[aria-invalid=true]')).toBeTruthy();
      field(element, 'firstName').value = 'Ada';
    },
    saving: async (element) => {
      await filled(element);
      let answer = (_: Response) => {};
      backEnd.answerWrite = () =>
        new Promise((resolve) => {
          answer = resolve;
        });
      press(element);
      await expect.poll(() => element.matches(':state(saving)')).toBe(true);
      setTimeout(() => answer(Response.json(ADA)), 1500);
    },
    saved: async (element) => {
      await filled(element);
      await expect.poll(() => element.matches(':state(saving)'), { timeout: 4000 }).toBe(false);
      backEnd.answerWrite = undefined;
      press(element);
      await expect.poll(() => element.querySelector('.outcome')?.textContent).toBe('Saved in your account.');
    },
  },
});
