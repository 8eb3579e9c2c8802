import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { expect, test } from 'vitest';
import { DateFields, type DateFieldsProps, dateFieldsSheet, fieldSheet } from './index.ts';

const TEXTS = { day: 'Day', month: 'Month', year: 'Year' };

async function show(props: Partial<DateFieldsProps> = {}) {
  const { root } = await renderInShadow(
    <form>
      <DateFields label="Date of birth" name="birth" texts={TEXTS} lang="en-GB" {...props} />
    </form>,
    { sheets: [fieldSheet, dateFieldsSheet] },
  );
  return { root, sent: () => new FormData(root.querySelector('form') as HTMLFormElement).get('birth') };
}
const part = (name: string) => page.getByRole('textbox', { name });

test.each([
  ['28', '2', '1990', '1990-02-28'],
  ['٢٨', '٢', '١٩٩٠', '1990-02-28'],
  ['２８', '０２', '１９９０', '1990-02-28'],
  ['', '', '', ''],
  ['28', '', '1990', '1990-00-28'],
])('%s %s %s is sent as “%s”', async (day, month, year, expected) => {
  const { sent } = await show();
  await userEvent.fill(part('Day'), day);
  await userEvent.fill(part('Month'), month);
  await userEvent.fill(part('Year'), year);
  await expect.poll(sent).toBe(expected);
});

test('what is filled in without an event is sent, and stays', async () => {
  const { root, sent } = await show();
  const fill = (values: string[]) => {
    for (const [index, value] of values.entries())
      (root.querySelectorAll('.ts-input')[index] as HTMLInputElement).value = value;
  };
  fill(['28', '2', '1990']);
  expect(sent()).toBe('1990-02-28');
  fill(['28', '3', '1990']);
  await userEvent.fill(part('Year'), '1991');
  await expect.element(part('Month')).toHaveValue('3');
  expect(sent()).toBe('1991-03-28');
  // By its name, in three fields.
  fill(['28', 'February', '1990']);
  expect(sent()).toBe('1990-02-28');
});

test('a whole date that is pasted into a part is divided', async () => {
  const { sent } = await show();
  await userEvent.fill(part('Month'), '28 Feb 1990');
  for (const [name, value] of Object.entries({ Day: '28', Month: '2', Year: '1990' })) {
    await expect.element(part(name)).toHaveValue(value);
  }
  expect(sent()).toBe('1990-02-28');
});

test('a whole date that is typed into a part is divided when that is left, and sent in any case', async () => {
  const { sent } = await show();
  await userEvent.type(part('Day'), '28.2.1990');
  await expect.poll(sent).toBe('1990-02-28');
  await expect.element(part('Day')).toHaveValue('28.2.1990');
  await userEvent.tab();
  await expect.element(part('Day')).toHaveValue('28');
  await expect.element(part('Year')).toHaveValue('1990');
});

test('one that may be two days stays as it is pasted', async () => {
  const { sent } = await show();
  await userEvent.fill(part('Day'), '03/02/1990');
  await expect.element(part('Day')).toHaveValue('03/02/1990');
  expect(sent()).not.toMatch(/^1990-/);
});

test('a saved date is shown, and sent unchanged', async () => {
  const { sent } = await show({ defaultValue: '1990-02-08' });
  await expect.element(part('Month')).toHaveValue('2');
  await expect.element(part('Day')).toHaveValue('8');
  expect(sent()).toBe('1990-02-08');
});

test.each([
  ['en-GB', 'DayMonthYear'],
  ['en-US', 'MonthDayYear'],
  ['de-DE', 'DayMonthYear'],
  ['ja-JP', 'YearMonthDay'],
  ['ar', 'DayMonthYear'],
])('in %s the fields are %s', async (lang, expected) => {
  const { root } = await show({ lang });
  expect([...root.querySelectorAll('.ts-date-label')].map(({ textContent }) => textContent).join('')).toBe(expected);
});

test.each([
  ['1990-13-28', 'Month'],
  ['1990-02-32', 'Day'],
  ['90-02-28', 'Year'],
])('of %s only the %s is marked', async (defaultValue, wrong) => {
  const { root } = await show({ defaultValue, error: 'Enter a day that exists.' });
  await expect.element(part(wrong)).toHaveAttribute('aria-invalid', 'true');
  expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  await expect
    .element(page.getByRole('group', { name: 'Date of birth' }))
    .toHaveAccessibleDescription('Enter a day that exists.');
});

test('a part that is right is not marked beside two that are wrong', async () => {
  const { root } = await show({ defaultValue: '1990-13-32', error: 'Enter a day that exists.' });
  const wrong = [...root.querySelectorAll('[aria-invalid=true]')];
  expect(wrong.map((input) => input.closest('label')?.textContent)).toEqual(['Day', 'Month']);
  for (const name of ['Day', 'Month']) {
    await expect.element(part(name)).toHaveAccessibleDescription('Enter a day that exists.');
  }
});

test('all are marked where each is right by itself', async () => {
  const { root } = await show({ defaultValue: '1990-02-30', error: 'Enter a day that exists.' });
  expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(3);
});

test('eight digits are a whole date: a part that is full goes on to the next one', async () => {
  const { sent } = await show();
  (part('Day').element() as HTMLElement).focus();
  await userEvent.keyboard('23111985');
  expect(sent()).toBe('1985-11-23');
  await userEvent.keyboard('6');
  expect(sent()).toBe('1985-11-23');
});

test('a part that is corrected keeps the focus where the next one is there already', async () => {
  const { root, sent } = await show({ defaultValue: '1985-11-23' });
  await userEvent.clear(part('Day'));
  (part('Day').element() as HTMLElement).focus();
  await userEvent.keyboard('24');
  expect(sent()).toBe('1985-11-24');
  expect(root.activeElement).toBe(part('Day').element());
});

test('browsers may fill in one’s own birthday, never into the form of somebody else', async () => {
  await show({ isOwnBirthday: true });
  await expect.element(part('Year')).toHaveAttribute('autocomplete', 'bday-year');
});
test('of somebody else nothing is filled in', async () => {
  await show();
  await expect.element(part('Year')).toHaveAttribute('autocomplete', 'off');
});
