import { page, userEvent } from '@travel-shell/testing/browser';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { Fallback } from '../Fallback.tsx';
import { piece } from '../server.ts';
import { ADA_SIGNED_IN, BackEnd } from '../testPage.ts';

let backEnd: BackEnd;
beforeEach(() => {
  backEnd = new BackEnd();
});
afterEach(() => {
  backEnd.end();
  document.body.replaceChildren();
});

const VALUES = {
  brand: 'flagship',
  locale: 'en-US',
  presentation: 'default',
  minAge: 18,
  maxAge: 110,
  genderOptions: 'M F',
  travelerId: undefined,
  travelDate: undefined,
} as const;

/** As a server renders it, before script: returns what brings React. */
async function serve(): Promise<{ element: HTMLElement; hydrate: () => Promise<unknown> }> {
  const { element, ready } = await serveFirstScreen(piece, {}, { opened: null });
  const { prepared } = await piece.prepare(VALUES);
  // Defined by another test already, it would be upgraded in this document.
  element.innerHTML = renderToString(<Fallback prepared={prepared} values={VALUES} />);
  return {
    element,
    async hydrate() {
      await import('../element.ts');
      if (!element.isConnected) document.body.append(element);
      await ready;
      await expect.poll(() => element.querySelector('form button')?.getAttribute('type')).toBe('submit');
    },
  };
}

const text = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

test('hydrates each node of the form, and keeps what is typed before', async () => {
  const { element, hydrate } = await serve();
  const nodes = [...element.querySelectorAll('[data-travel-form] *')];
  const field = (id: string) => element.querySelector(`#travel-traveler-form-${id}`) as HTMLInputElement;
  field('firstName').value = 'Bo';
  field('dateOfBirth-day').value = '٢٨';
  field('phone-number').value = '30 123';
  (element.querySelector('select') as HTMLSelectElement).value = 'DE';
  (element.querySelector('[name=gender][value=F]') as HTMLInputElement).checked = true;
  await hydrate();
  await expect.element(text('Day')).toHaveValue('٢٨');
  await userEvent.fill(text(/^Last name/), 'Diaz');
  await userEvent.fill(text('Month'), '2');
  await userEvent.fill(text('Year'), '1990');
  const left = [...element.querySelectorAll('[data-travel-form] *')];
  expect(nodes.filter((node) => node.matches('input, select, button, form, label'))).toEqual(
    left.filter((node) => nodes.includes(node) && node.matches('input, select, button, form, label')),
  );
  await page.getByRole('button', { name: 'Save traveler' }).click();
  await expect
    .poll(() => backEnd.eventsOf('travel-traveler'))
    .toEqual([
      {
        isSaved: false,
        firstName: 'Bo',
        lastName: 'Diaz',
        dateOfBirth: '1990-02-28',
        gender: 'F',
        phoneNumber: '30 123',
        phoneCountryCode: '49',
        phoneCountryCodeISO: 'DE',
        preferred: false,
      },
    ]);
});

test('takes the countries of a server that calls and sorts them in another way', async () => {
  const { element, hydrate } = await serve();
  const [first, second] = element.querySelectorAll('option');
  if (first) first.textContent = 'Islamic Emirate';
  first?.before(second as Element);
  const form = element.querySelector('form');
  await hydrate();
  expect(element.querySelector('form')).toBe(form);
  await page.getByRole('combobox').selectOptions('Islamic Emirate');
  await userEvent.fill(text('Number'), '20 1234');
  await expect.poll(() => new FormData(form as HTMLFormElement).get('phone')).toBe('+93 20 1234');
});

test('what is typed before script is not replaced by the account, and saved as somebody new', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  const { element, hydrate } = await serve();
  const field = (id: string) => element.querySelector(`#travel-traveler-form-${id}`) as HTMLInputElement;
  field('dateOfBirth-year').value = '1990';
  await hydrate();
  await expect.poll(() => backEnd.calls.length).toBe(1);
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  await expect.element(text('Year')).toHaveValue('1990');
  await expect.element(text(/^First name/)).toHaveValue('');
});

test('an untouched form is filled from the account', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  const { hydrate } = await serve();
  await hydrate();
  await expect.element(text(/^First name/)).toHaveValue('Ada');
  expect(backEnd.calls).toEqual([['GET', 'preferred']]);
});

test('takes the styles that a fragment has brought, and adopts its own where there are none', async () => {
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(0);
  const { element, hydrate } = await serve();
  element.prepend(document.createElement('style'));
  await hydrate();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  const other = document.createElement(contract.tag);
  document.body.append(other);
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(1);
});

test('two of one server get ids of their own', async () => {
  const forms = [await serve(), await serve()];
  for (const { hydrate } of forms) await hydrate();
  const ids = forms.flatMap(({ element }) => [...element.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await expect.poll(() => text(/^First name/).elements().length).toBe(2);
});

test('a copy of the page without listeners is replaced', async () => {
  const { element } = await serve();
  await import('../element.ts');
  const copy = document.createElement(contract.tag);
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  copy.innerHTML = element.innerHTML;
  document.body.append(copy);
  await expect.poll(() => copy.querySelector('form button')?.getAttribute('type')).toBe('submit');
  expect(copy.querySelectorAll('form')).toHaveLength(1);
});

test('a press before React, which the loader repeats, sends what was typed in every field', async () => {
  const { element, hydrate } = await serve();
  const parts = { firstName: 'Bo', lastName: 'Diaz', 'dateOfBirth-day': '28', 'dateOfBirth-month': '2' };
  for (const [id, value] of Object.entries({ ...parts, 'dateOfBirth-year': '1990' })) {
    (element.querySelector(`#travel-traveler-form-${id}`) as HTMLInputElement).value = value;
  }
  element.addEventListener('travel-ready', () => element.querySelector<HTMLElement>('[data-replay]')?.click());
  await hydrate();
  await expect
    .poll(() => backEnd.eventsOf('travel-traveler'))
    .toMatchObject([{ firstName: 'Bo', lastName: 'Diaz', dateOfBirth: '1990-02-28' }]);
});
