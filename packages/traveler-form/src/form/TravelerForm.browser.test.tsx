import { publish } from '@travel-shell/store';
import { preferredTraveler } from '@travel-shell/store/account';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ADA, SHORT } from '../Traveler.fixtures.ts';
import { ADA_SIGNED_IN, BackEnd, BO_SIGNED_IN, mountForm } from '../testPage.ts';

let backEnd: BackEnd;
beforeEach(() => {
  backEnd = new BackEnd();
});
afterEach(() => {
  backEnd.end();
  document.body.replaceChildren();
});

const text = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const firstName = () => text(/^First name/);
const save = () => page.getByRole('button', { name: 'Save traveler' });
const alert = () => page.getByRole('alert');

function enter(values: Partial<typeof SHORT> = {}): Promise<void> {
  const { firstName: first, lastName, day, month, year } = { ...SHORT, ...values };
  return [
    [/^First name/, first],
    [/^Last name/, lastName],
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ].reduce<Promise<void>>(
    (before, [name, value]) => before.then(() => userEvent.fill(text(name as string), value as string)),
    Promise.resolve(),
  );
}
const signIn = async () => {
  backEnd.auth = ADA_SIGNED_IN;
  const element = await mountForm();
  await expect.element(firstName()).toHaveValue('Ada');
  return element;
};

test.each(['signed out', 'signed in'])('no press loses the focus, %s', async (who) => {
  const element = who === 'signed in' ? await signIn() : await mountForm();
  await enter();
  expect(await walkButtons(element)).toContain('Save traveler');
});

test('signed out it tells the page alone, and calls nobody', async () => {
  const element = await mountForm();
  await enter();
  await save().click();
  await expect.element(page.getByText('Saved for this booking.')).toBeVisible();
  expect(backEnd.eventsOf('travel-traveler')).toEqual([
    { isSaved: false, firstName: 'O', lastName: SHORT.lastName, dateOfBirth: '1990-02-28', preferred: false },
  ]);
  expect(backEnd.calls).toEqual([]);
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  expect(element.querySelector('form')?.closest('[slot=form]')?.parentElement).toBe(element);
});

test('what was sent stays in every field, also beside a gender', async () => {
  await mountForm();
  await enter();
  await page.getByRole('radio', { name: 'Female', exact: true }).click();
  await save().click();
  await expect.element(page.getByText('Saved for this booking.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await expect.element(text(/^Last name/)).toHaveValue(SHORT.lastName);
  await expect.element(text('Year')).toHaveValue('1990');
  // And is not somebody else's.
  document.querySelector('travel-traveler-form')?.setAttribute('traveler-id', '');
  await expect.element(text(/^Last name/)).toHaveValue('');
  await expect.element(page.getByRole('radio', { name: 'Female', exact: true })).not.toBeChecked();
});

test('STA-038 MSC-083 it shows the preferred traveler', async () => {
  await signIn();
  const values = [
    'Ada',
    'King',
    'Lovelace',
    '12',
    '10',
    '1985',
    'ada@example.com',
    '20 7946 0123',
    'TT1234567',
    '1234567',
  ];
  await expect
    .poll(() =>
      page
        .getByRole('textbox')
        .elements()
        .map((field) => (field as HTMLInputElement).value),
    )
    .toEqual(values);
  await expect.element(page.getByRole('combobox')).toHaveValue('GB');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('MSC-082 a known traveler is saved in their place', async () => {
  await signIn();
  await userEvent.fill(text('Middle name'), '');
  await page.getByRole('radio', { name: 'Female', exact: true }).click();
  await save().click();
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
  const { travelerId, ...fields } = ADA;
  expect(backEnd.calls.at(-1)).toEqual(['PUT', travelerId, { ...fields, middleName: null }]);
  await expect.element(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await expect.element(save()).toHaveFocus();
  const [detail] = backEnd.eventsOf('travel-traveler');
  const { middleName: _, ...sent } = ADA;
  expect(detail).toEqual({ ...sent, gender: 'F', isSaved: true });
});

test('MSC-082 STA-039 a new traveler is added, preferred, and then saved in their place', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  backEnd.preferred = null;
  await mountForm();
  await enter();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await save().click();
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
  expect(backEnd.calls.at(-1)).toMatchObject([
    'POST',
    '',
    { firstName: 'O', lastName: SHORT.lastName, preferred: true },
  ]);
  await userEvent.fill(firstName(), 'Ó');
  await save().click();
  await expect.poll(() => backEnd.calls.at(-1)?.[0]).toBe('PUT');
  expect(backEnd.calls.at(-1)?.[1]).toBe('f0000000-0000-4000-8000-000000000000');
});

test('what the account answers replaces no field that has the focus, nor the button', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  backEnd.preferred = null;
  await mountForm();
  await enter();
  // A country without a number is not kept.
  await page.getByRole('combobox').selectOptions('Germany (\u200e+49)');
  await userEvent.keyboard('{Tab}');
  await save().click();
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
  await expect.element(save()).toHaveFocus();
  await expect.element(firstName()).toHaveValue('O');
});

test('whoever is typed in before the account answers is somebody new', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  let answer = (_: Response) => {};
  backEnd.answerRead = () => new Promise((resolve) => (answer = resolve));
  await mountForm();
  await enter();
  answer(Response.json(ADA));
  await save().click();
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
  await expect.element(firstName()).toHaveValue('O');
  expect(backEnd.calls.at(-1)?.slice(0, 2)).toEqual(['POST', '']);
});

test('the focus stays in its field when the account fills the form', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  let answer = (_: Response) => {};
  backEnd.answerRead = () => new Promise((resolve) => (answer = resolve));
  await mountForm();
  await firstName().click();
  await expect.poll(() => backEnd.calls.length).toBe(1);
  answer(Response.json(ADA));
  await expect.element(firstName()).toHaveValue('Ada');
  await expect.element(firstName()).toHaveFocus();
});

test('somebody else is not filled in, by the account or the browser, nor preferred', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  const element = await mountForm({ 'traveler-id': '' });
  await enter();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  const fields = [
    ...element.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=radio], [type=checkbox]), select'),
  ];
  expect(fields).toHaveLength(11);
  expect(fields.filter(({ autocomplete }) => autocomplete !== 'off')).toEqual([]);
  await save().click();
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
  expect(backEnd.calls).toMatchObject([['POST', '', { preferred: false }]]);
});

test('a page may give whom the form is for', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  const element = await mountForm({ 'traveler-id': 'b0000000-0000-4000-8000-000000000000' });
  Object.assign(element, { traveler: { ...ADA, firstName: 'Byron', preferred: false } });
  await expect.element(firstName()).toHaveValue('Byron');
  await save().click();
  await expect.poll(() => backEnd.calls.at(-1)?.slice(0, 2)).toEqual(['PUT', 'b0000000-0000-4000-8000-000000000000']);
});

test('the visitor’s own fields name what browsers may fill in', async () => {
  const element = await mountForm();
  const tokens = Object.fromEntries(
    [...element.querySelectorAll<HTMLInputElement>('[autocomplete]')].map(({ name, autocomplete }) => [
      autocomplete,
      name,
    ]),
  );
  expect(tokens).toEqual({
    'given-name': 'firstName',
    'additional-name': 'middleName',
    'family-name': 'lastName',
    'bday-day': '',
    'bday-month': '',
    'bday-year': '',
    email: 'emailAddress',
    'tel-country-code': 'phoneCountryCodeISO',
    'tel-national': '',
  });
  // Without a token of their own they are known by their labels.
  await expect.element(text('Known traveler number')).not.toHaveAttribute('autocomplete');
  await expect.element(text('Redress number')).not.toHaveAttribute('autocomplete');
});

test.each([
  [{ day: '31', month: '2', year: '1990' }, 'Enter a day that exists.'],
  [{ day: '', month: '', year: 'in the winter of 1990' }, 'Enter a day that exists.'],
  [{ day: '1', month: '1', year: '2999' }, 'Enter a day in the past.'],
  [{ day: '2', month: '5', year: '2009' }, 'Travelers must be between 18 and 110 years old on May 1, 2027.'],
  [{ day: '1', month: '5', year: '1916' }, 'Travelers must be between 18 and 110 years old on May 1, 2027.'],
  [{ day: '', month: '', year: '' }, 'Please fill this in.'],
])('MSC-080 CON-095 CON-096 %o is refused at the field: %s', async (date, expected) => {
  await mountForm({ 'travel-date': '2027-05-01' });
  await enter(date as Partial<typeof SHORT>);
  await save().click();
  await expect.element(alert()).toHaveTextContent(`Please check 1 field.Date of birth: ${expected}`);
  await expect.element(page.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(expected);
  expect(backEnd.events).toEqual([]);
});

test.each([
  ['who is 18 on the day', '1', '5', '2009', '2009-05-01'],
  ['who is 110 until the day after it', '2', '5', '1916', '1916-05-02'],
])('MSC-080 CON-095 CON-096 somebody travels %s', async (_who, day, month, year, dateOfBirth) => {
  await mountForm({ 'travel-date': '2027-05-01' });
  await enter({ day, month, year } as unknown as typeof SHORT);
  await save().click();
  await expect.poll(() => backEnd.eventsOf('travel-traveler')).toMatchObject([{ dateOfBirth }]);
});

test.each([
  [{}, ['Male', 'Female']],
  [{ 'gender-options': 'X F' }, ['Unspecified (X)', 'Female']],
  [{ 'gender-options': '' }, []],
] as [Record<string, string>, string[]][])(
  'MSC-081 CON-097 with %o it asks for one of %j',
  async (attributes, names) => {
    await mountForm(attributes);
    await expect.element(firstName()).toBeVisible();
    const choices = page.getByRole('radio').elements() as HTMLInputElement[];
    expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names);
  },
);

test.each([
  ['٢٨', '٢', '١٩٩٠'],
  ['۲۸', '۲', '۱۹۹۰'],
  ['２８', '２', '１９９０'],
])('MSC-080 a birthday in digits of other keyboards is taken: %s %s %s', async (day, month, year) => {
  await mountForm();
  await enter({ day, month, year } as unknown as typeof SHORT);
  await save().click();
  await expect.poll(() => backEnd.eventsOf('travel-traveler')).toMatchObject([{ dateOfBirth: '1990-02-28' }]);
});

test.each([
  'O',
  'ßÿ',
  'Nuñez',
  'Ng',
  'ʻOkina',
  'McDonald-O’Brien Jr.',
  '山',
  'عبد الله',
  '𠮷野',
  'de la Cruz',
  'ALLCAPS',
])('the name %s is taken as it is written', async (name) => {
  await mountForm();
  await enter({ firstName: name, lastName: name } as unknown as typeof SHORT);
  await save().click();
  await expect.poll(() => backEnd.eventsOf('travel-traveler')).toMatchObject([{ firstName: name, lastName: name }]);
});

test('an empty form says all that is missing, once, and leads there', async () => {
  await mountForm();
  await save().click();
  await expect
    .element(alert())
    .toHaveTextContent(
      'Please check 3 fields.First name: Please fill this in.Last name: Please fill this in.Date of birth: Please fill this in.',
    );
  await expect.element(firstName()).toHaveFocus();
  await page.getByRole('link', { name: /Date of birth/ }).click();
  await expect.element(text('Month')).toHaveFocus();
});

test('a wrong date is led to by its wrong part, and its error goes when that is mended', async () => {
  await mountForm();
  await enter();
  await userEvent.fill(text('Day'), '41');
  await save().click();
  await expect.element(text('Day')).toHaveFocus();
  await expect.element(text('Day')).toHaveAccessibleDescription('Enter a day that exists.');
  await firstName().click();
  await page.getByRole('link', { name: /Date of birth/ }).click();
  await expect.element(text('Day')).toHaveFocus();
  await userEvent.fill(text('Day'), '14');
  await expect.element(text('Day')).not.toHaveAttribute('aria-invalid');
  await expect.element(text('Year')).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('Enter a day that exists.')).not.toBeInTheDocument();
});

/** As browsers and password managers may: no event tells of it. */
function fillSilently(element: HTMLElement, values: Record<string, string>): void {
  for (const [id, value] of Object.entries(values)) {
    (element.querySelector(`[id$="-${id}"]`) as HTMLInputElement).value = value;
  }
}
const BIRTHDAY = { 'dateOfBirth-day': '10', 'dateOfBirth-month': '12', 'dateOfBirth-year': '1985' };

test('what is filled in without events is sent, and stays in its field', async () => {
  const element = await mountForm();
  const filled = { firstName: 'Ada', ...BIRTHDAY, emailAddress: 'ada@example.com', 'phone-number': '415 555 0123' };
  fillSilently(element, filled);
  await save().click();
  await expect.element(alert()).toHaveTextContent('Please check 1 field.Last name: Please fill this in.');
  for (const [id, value] of Object.entries(filled)) {
    expect(element.querySelector<HTMLInputElement>(`[id$="-${id}"]`)?.value).toBe(value);
  }
  fillSilently(element, { lastName: 'Lovelace' });
  await save().click();
  await expect
    .poll(() => backEnd.eventsOf('travel-traveler'))
    .toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        dateOfBirth: '1985-12-10',
        emailAddress: 'ada@example.com',
        phoneNumber: '415 555 0123',
        phoneCountryCode: '1',
      },
    ]);
});

test('a number that is filled in without an event beside a typed date is sent', async () => {
  const element = await mountForm();
  fillSilently(element, { 'phone-number': '415 555 0123' });
  await enter();
  await save().click();
  await expect
    .poll(() => backEnd.eventsOf('travel-traveler'))
    .toMatchObject([{ dateOfBirth: '1990-02-28', phoneNumber: '415 555 0123' }]);
});

test('what is filled in without an event before the account answers stays', async () => {
  backEnd.auth = ADA_SIGNED_IN;
  let answer = (_: Response) => {};
  backEnd.answerRead = () => new Promise((resolve) => (answer = resolve));
  const element = await mountForm();
  await expect.poll(() => backEnd.calls.length).toBe(1);
  fillSilently(element, { ...BIRTHDAY, 'phone-number': '415 555 0123' });
  answer(Response.json(ADA));
  await expect.poll(() => preferredTraveler.get().status).toBe('ready');
  await enter({ day: '10', month: '12', year: '1985' } as unknown as typeof SHORT);
  await save().click();
  await expect.poll(() => backEnd.calls.at(-1)).toMatchObject(['POST', '', { phoneNumber: '415 555 0123' }]);
});

test('a number that is filled in with its code is told in its three parts', async () => {
  await mountForm();
  await enter();
  await userEvent.fill(text('Number'), '0049 151 234');
  await save().click();
  await expect
    .poll(() => backEnd.eventsOf('travel-traveler'))
    .toMatchObject([{ phoneNumber: '151 234', phoneCountryCode: '49', phoneCountryCodeISO: 'DE' }]);
});

test.each([
  ['+49 (0)30 123456', '30 123456', '49', 'DE'],
  ['011 49 30 123456', '30 123456', '49', 'DE'],
  ['1 415 555 0123', '415 555 0123', '1', 'US'],
])('the number %s is told as %s, without what is dialled before it', async (typed, phoneNumber, code, country) => {
  await mountForm();
  await enter();
  await userEvent.fill(text('Number'), typed);
  await save().click();
  await expect
    .poll(() => backEnd.eventsOf('travel-traveler'))
    .toMatchObject([{ phoneNumber, phoneCountryCode: code, phoneCountryCodeISO: country }]);
});

test('a failure keeps every value, is announced, and the next press saves', async () => {
  await signIn();
  await userEvent.fill(text('Middle name'), 'Augusta');
  backEnd.answerWrite = () => new Response(null, { status: 503 });
  await save().click();
  await expect.element(alert()).toHaveTextContent('That was not saved. Please try again.');
  await expect.element(text('Middle name')).toHaveValue('Augusta');
  expect(backEnd.eventsOf('travel-traveler')).toEqual([]);
  backEnd.answerWrite = undefined;
  await save().click();
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
});

test('where the session has ended, it is saved after a new sign-in in the dialog, and the page stays', async () => {
  await signIn();
  await userEvent.fill(text('Middle name'), 'Augusta');
  const again = (event: Event) => {
    event.preventDefault();
    backEnd.answerWrite = undefined;
    (event as CustomEvent).detail.result = (async () => {
      await backEnd.answerWith(authStateOf());
      await expect.element(text('Middle name')).toHaveValue('Augusta');
      await backEnd.answerWith(ADA_SIGNED_IN);
      return { signedIn: true };
    })();
  };
  document.addEventListener('travel-sign-in-requested', again, { once: true });
  const reloads = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('travel-navigate', reloads);
  onTestFinished(() => document.removeEventListener('travel-navigate', reloads));
  backEnd.answerWrite = () =>
    Response.json({ errors: [{ code: 'INVALID_SESSION', description: '' }] }, { status: 401 });
  await save().click();
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
  await expect.element(text('Middle name')).toHaveValue('Augusta');
  await runPending();
  expect(reloads).not.toHaveBeenCalled();
});

test('where the session has ended and nobody signs in again, what was typed stays until somebody else does', async () => {
  await signIn();
  await userEvent.fill(text('Middle name'), 'Augusta');
  const close = (event: Event) => {
    event.preventDefault();
    (event as CustomEvent).detail.result = backEnd.answerWith(authStateOf()).then(() => ({ signedIn: false }));
  };
  document.addEventListener('travel-sign-in-requested', close, { once: true });
  backEnd.answerWrite = () =>
    Response.json({ errors: [{ code: 'INVALID_SESSION', description: '' }] }, { status: 401 });
  await save().click();
  await expect.element(alert()).toBeVisible();
  await expect.element(text('Middle name')).toHaveValue('Augusta');
  await backEnd.answerWith(BO_SIGNED_IN);
  await expect.element(text('Middle name')).toHaveValue('');
});

test('whoever signs out while it is saved leaves nothing behind', async () => {
  await signIn();
  await userEvent.fill(text('Middle name'), 'Secret');
  const { promise, resolve } = Promise.withResolvers<Response>();
  backEnd.answerWrite = () => promise;
  await save().click();
  await backEnd.answerWith(authStateOf());
  publish('sign-out', {});
  await expect.element(text('Middle name')).toHaveValue('');
  resolve(new Response(null, { status: 503 }));
});

test('what the back end refuses is said at its field', async () => {
  await signIn();
  backEnd.answerWrite = () =>
    Response.json(
      {
        errors: [
          { code: 'INVALID', field: 'emailAddress', description: 'No.', localizedDescription: 'No mail there.' },
        ],
      },
      { status: 400 },
    );
  await save().click();
  await expect.element(text('Email address')).toHaveAccessibleDescription('No mail there.');
  await expect.element(text('Email address')).toHaveFocus();
});

test('a second press while it is saved sends nothing', async () => {
  const element = await signIn();
  let answer = (_: Response) => {};
  backEnd.answerWrite = () => new Promise((resolve) => (answer = resolve));
  await save().click();
  const busy = page.getByRole('button', { name: 'Saving' });
  await expect.element(busy).toBeVisible();
  expect(element.matches(':state(saving)')).toBe(true);
  (busy.element() as HTMLElement).click();
  await expect.poll(() => backEnd.calls.filter(([method]) => method === 'PUT')).toHaveLength(1);
  answer(Response.json(ADA));
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
  expect(backEnd.calls.filter(([method]) => method === 'PUT')).toHaveLength(1);
  expect(element.matches(':state(saving)')).toBe(false);
});

test('after a sign-out nobody sees whom the account has', async () => {
  await signIn();
  await userEvent.fill(text('Middle name'), 'Secret');
  await backEnd.answerWith(authStateOf());
  await expect.element(firstName()).toHaveValue('');
  await expect.element(text('Middle name')).toHaveValue('');
});

test('who signs in keeps what they have typed', async () => {
  await mountForm();
  await enter();
  await backEnd.answerWith(ADA_SIGNED_IN);
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  await expect.element(firstName()).toHaveValue('O');
});

test('which genders are asked for is up to the page', async () => {
  const element = await mountForm({ 'gender-options': 'X U' });
  await expect
    .poll(() =>
      page
        .getByRole('radio')
        .elements()
        .map((radio) => (radio as HTMLInputElement).value),
    )
    .toEqual(['X', 'U']);
  await page.getByRole('radio').first().click();
  await expect.element(page.getByRole('radio').first()).toBeChecked();
  element.setAttribute('gender-options', '');
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument();
});

test('two forms on a page have ids of their own', async () => {
  const forms = [await mountForm(), await mountForm({ 'traveler-id': '' })];
  const ids = forms.flatMap((form) => [...form.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an element that is removed takes the form and its sheet along', async () => {
  // Those of tests before.
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(0);
  const element = await mountForm();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  element.remove();
  await vi.waitFor(() => expect(element.querySelector('form')).toBeNull());
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
