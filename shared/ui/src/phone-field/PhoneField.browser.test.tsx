import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { fieldSheet, PhoneField, type PhoneFieldProps, phoneFieldSheet } from './index.ts';

async function show(props: Partial<PhoneFieldProps> = {}) {
  const form = (more: Partial<PhoneFieldProps>) => (
    <form>
      <PhoneField
        label="Telephone"
        name="phone"
        texts={{ country: 'Country', number: 'Number' }}
        lang="en"
        defaultCountry="US"
        {...more}
      />
    </form>
  );
  const { root, rerender } = await renderInShadow(form(props), { sheets: [fieldSheet, phoneFieldSheet] });
  return {
    root,
    rerender: (more: Partial<PhoneFieldProps>) => rerender(form({ ...props, ...more })),
    sent: () => new FormData(root.querySelector('form') as HTMLFormElement).get('phone'),
  };
}
const number = () => page.getByRole('textbox', { name: 'Number' });
const country = () => page.getByRole('combobox', { name: 'Country' });

test('a number is sent with the code of its country', async () => {
  const { sent } = await show();
  await userEvent.selectOptions(country(), 'Germany (\u200e+49)');
  await userEvent.type(number(), '030 123');
  await expect.poll(sent).toBe('+49 30 123');
});

test('a number that is filled in with its code sets the country, and has the code once', async () => {
  const { sent } = await show();
  await userEvent.fill(number(), '+49 151 234');
  await expect.element(country()).toHaveValue('DE');
  await expect.element(number()).toHaveValue('151 234');
  expect(sent()).toBe('+49 151 234');
});

test('what is filled in without an event is sent, and stays', async () => {
  const { root, sent } = await show();
  const [select, input] = ['select', 'input'].map(
    (tag) => root.querySelector<HTMLInputElement>(tag) as HTMLInputElement,
  );
  (select as HTMLInputElement).value = 'DE';
  (input as HTMLInputElement).value = '030 123';
  expect(sent()).toBe('+49 30 123');
  (input as HTMLInputElement).value = '0123 456789';
  await userEvent.selectOptions(country(), 'France (\u200e+33)');
  await expect.element(number()).toHaveValue('0123 456789');
  expect(sent()).toBe('+33 123 456789');
});

test('the country that is chosen stays when the page changes its language', async () => {
  const { rerender } = await show();
  await userEvent.selectOptions(country(), 'Germany (\u200e+49)');
  await rerender({ lang: 'fr' });
  await expect.element(country()).toHaveDisplayValue('Allemagne (\u200e+49)');
});

test('a code that is typed sets the country when the field is left', async () => {
  await show();
  await userEvent.type(number(), '0044 20 7946');
  await expect.element(country()).toHaveValue('US');
  await userEvent.tab();
  await expect.element(country()).toHaveValue('GB');
  await expect.element(number()).toHaveValue('20 7946');
});

test('the first digits of a national number are no country', async () => {
  const { sent } = await show();
  await userEvent.fill(number(), '310 555 1234');
  await userEvent.tab();
  await expect.element(country()).toHaveValue('US');
  expect(sent()).toBe('+1 310 555 1234');
});

test('digits of Arabic keyboards are taken', async () => {
  const { sent } = await show({ defaultCountry: 'EG' });
  await userEvent.fill(number(), '١٠ ١٢٣٤');
  await expect.poll(sent).toBe('+20 10 1234');
});

test('a saved number is shown with its country, and an empty one is sent empty', async () => {
  const { sent } = await show({ defaultValue: '+81 3 1234' });
  await expect.element(country()).toHaveValue('JP');
  await expect.element(number()).toHaveValue('3 1234');
  expect(sent()).toBe('+81 3 1234');
  await userEvent.clear(number());
  await expect.poll(sent).toBe('');
});

test('browsers fill in one’s own number only', async () => {
  await show();
  await expect.element(number()).toHaveAttribute('autocomplete', 'off');
});
