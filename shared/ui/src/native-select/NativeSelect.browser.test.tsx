import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { CountryField, CurrencyField, fieldSheet } from './index.ts';

const show = (field: ReactNode) => renderInShadow(<form>{field}</form>, { sheets: [fieldSheet] });
const control = () => page.getByRole('combobox');
const titles = () => [...(control().element() as HTMLSelectElement).options].map(({ text }) => text);

test.each([
  ['en', 'Austria', 'Germany'],
  ['de', 'Österreich', 'Deutschland'],
  ['ja', 'オーストリア', 'ドイツ'],
])('countries have their names in %s, in the order of that language', async (lang, austria, germany) => {
  await show(<CountryField label="Country" lang={lang} />);
  const [empty, ...named] = titles();
  expect(empty).toBe('');
  expect(named).toEqual(expect.arrayContaining([austria, germany]));
  expect(named).toEqual(named.toSorted(new Intl.Collator(lang).compare));
});

test('a currency is found by its code, and the form sends that', async () => {
  const { root } = await show(<CurrencyField label="Currency" lang="en" name="currency" />);
  (control().element() as HTMLElement).focus();
  await userEvent.keyboard('usd');
  expect(new FormData(root.querySelector('form') as HTMLFormElement).get('currency')).toBe('USD');
});

test('a value that is no option stays until another is chosen', async () => {
  await show(<CurrencyField label="Currency" lang="en" defaultValue="DOL" />);
  await expect.element(control()).toHaveValue('DOL');
  await userEvent.selectOptions(control(), 'EUR');
  await expect.element(control()).toHaveValue('EUR');
});

test('the error and the hint describe it', async () => {
  await show(<CountryField label="Country" lang="en" hint="Of your seat" error="Choose one." />);
  await expect.element(control()).toHaveAccessibleDescription('Of your seat Choose one.');
  await expect.element(control()).toHaveAttribute('aria-invalid', 'true');
});

test('a choice made before React stays, in the same control', async () => {
  let isThere = false;
  const There = () => {
    useEffect(() => {
      isThere = true;
    }, []);
    return null;
  };
  const view = (
    <>
      <CountryField label="Country" lang="en" id="country" defaultValue="DE" />
      <There />
    </>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(view);
  document.body.append(place);
  const select = place.querySelector('select') as HTMLSelectElement;
  expect(select.value).toBe('DE');
  select.value = 'JP';
  const root = hydrateRoot(place, view);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => isThere).toBe(true);
  expect([place.querySelector('select') === select, select.value]).toEqual([true, 'JP']);
});
