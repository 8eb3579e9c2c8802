/** Name, address and sort orders of a company: forms of the settings. */
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, test } from 'vitest';
import { COMPANY } from '../Company.fixtures.ts';
import { onHubPage } from '../testHub.ts';
import { CompanyBackEnd, mountHub } from '../testPage.ts';

let backEnd: CompanyBackEnd;
onHubPage(
  () => {
    backEnd = new CompanyBackEnd();
  },
  () => backEnd.end(),
);

const general = () => mountHub('/business/company/general');
const region = (name: string) => page.getByRole('region', { name });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const country = () => page.getByRole('combobox', { name: 'Country' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const { facts } = COMPANY;

describe('name and address', () => {
  const saved = () => region('Name and address').getByText('Saved');

  test('API-086 BIZ-072 they are shown, changed as a whole, and said to be saved', async () => {
    await general();
    await expect.element(textbox('Company name')).toHaveValue('Northwind Labs');
    await expect.element(textbox('City')).toHaveValue('Berlin');
    await userEvent.fill(textbox('Company name'), ' Northwind Limited ');
    await userEvent.fill(textbox('Website'), '');
    await userEvent.fill(textbox('Telephone'), '+49 30 1234567');
    await userEvent.selectOptions(country(), 'Austria');
    await button('Save name and address').click();
    await expect.element(saved()).toBeVisible();
    expect(backEnd.writes).toEqual([
      [
        'PUT',
        '',
        '"1"',
        {
          name: 'Northwind Limited',
          website: null,
          phoneNumber: '+49 30 1234567',
          address: { ...facts.address, countryCode: 'AT' },
        },
      ],
    ]);
  });

  test('an address is taken away by emptying it, and not by half of it', async () => {
    await general();
    for (const name of ['Street and number', 'Postal code', 'City']) await userEvent.fill(textbox(name), '');
    await button('Save name and address').click();
    await expect.element(textbox('City')).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => hasFocus(textbox('Street and number').element())).toBe(true);
    expect(backEnd.writes).toEqual([]);
    await userEvent.selectOptions(country(), '');
    await button('Save name and address').click();
    await expect.element(saved()).toBeVisible();
    expect(backEnd.writes.at(-1)?.[3]).toEqual({ ...facts, address: null });
  });

  test('the country is found by typing its name, and no other has its code', async () => {
    await general();
    for (const [typed, code] of [
      ['Denm', 'DK'],
      ['Germ', 'DE'],
      ['Austri', 'AT'],
      ['Eston', 'EE'],
      ['Chil', 'CL'],
    ]) {
      await expect.element(country()).toBeEnabled();
      (country().element() as HTMLElement).focus();
      await userEvent.keyboard(`${typed}`);
      await expect.element(country()).toHaveValue(code);
      // The browser takes letters that follow at once for one word.
      (country().element() as HTMLElement).blur();
    }
    await button('Save name and address').click();
    await expect.element(saved()).toBeVisible();
    expect(backEnd.settings.facts.address?.countryCode).toBe('CL');
  });

  test('a choice of a country is kept while another administrator saves something else', async () => {
    await general();
    await userEvent.selectOptions(country(), 'Japan');
    backEnd.changeElsewhere({ facts: { ...facts, name: 'Northwind AG' } });
    await button('Save name and address').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save this' }).click();
    await expect.element(saved()).toBeVisible();
    await expect.element(country()).toHaveValue('JP');
    expect(backEnd.settings.facts).toMatchObject({ name: 'Northwind AG', address: { countryCode: 'JP' } });
  });

  test('another administrator’s name is shown beside one’s own, and what only they have changed is taken over', async () => {
    await general();
    await userEvent.fill(textbox('Company name'), 'Northwind Limited');
    backEnd.changeElsewhere({ facts: { ...facts, name: 'Northwind AG', website: null } });
    await button('Save name and address').click();
    const question = page.getByRole('dialog');
    await expect.element(question.getByText('Theirs: Northwind AG')).toBeVisible();
    await question.getByRole('radio', { name: /Northwind Limited/ }).click();
    await question.getByRole('button', { name: 'Save this' }).click();
    await expect.element(saved()).toBeVisible();
    expect(backEnd.settings.facts).toEqual({ ...facts, name: 'Northwind Limited', website: null });
  });

  test('behind a proxy that takes versions away, another administrator’s name is asked about all the same', async () => {
    expectConsole(/NO_VERSION/);
    backEnd.losesVersions = true;
    await general();
    await userEvent.fill(textbox('Company name'), 'Northwind Limited');
    backEnd.changeElsewhere({ facts: { ...facts, name: 'Northwind AG' } });
    await button('Save name and address').click();
    const question = page.getByRole('dialog');
    await expect.element(question.getByText('Theirs: Northwind AG')).toBeVisible();
    expect(backEnd.writes).toEqual([]);
    await question.getByRole('radio', { name: /Northwind Limited/ }).click();
    await question.getByRole('button', { name: 'Save this' }).click();
    await expect.element(saved()).toBeVisible();
    expect(backEnd.settings.facts).toEqual({ ...facts, name: 'Northwind Limited' });
  });

  test('nothing is saved where neither a version nor what is stored can be had', async () => {
    expectConsole(/COMPANY_FAILED/);
    backEnd.losesVersions = true;
    await general();
    await userEvent.fill(textbox('Company name'), 'Northwind Limited');
    backEnd.isDown = true;
    await button('Save name and address').click();
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    expect(backEnd.writes).toEqual([]);
    await expect.element(textbox('Company name')).toHaveValue('Northwind Limited');
  });

  test('what only a newer back end refuses is said at its field', async () => {
    await general();
    await userEvent.fill(textbox('Company name'), 'Taken');
    backEnd.refusals.push(() =>
      Response.json(
        { errors: [{ code: 'VALIDATION_ERROR', field: 'name', localizedDescription: 'This name is taken.' }] },
        { status: 400 },
      ),
    );
    await button('Save name and address').click();
    await expect.element(textbox('Company name')).toHaveAccessibleDescription('This name is taken.');
    await expect.element(textbox('Company name')).toHaveValue('Taken');
  });
});

describe('sort orders', () => {
  const orders = (name: string) => page.getByRole('combobox', { name });

  test('API-097 BIZ-114 one of them is changed, and all four are sent', async () => {
    await general();
    await expect.element(orders('Hotels')).toHaveTextContent('Lowest price');
    await orders('Hotels').click();
    await page.getByRole('option', { name: 'Best rating' }).click();
    await button('Save the order').click();
    await expect.element(region('Order of search results').getByText('Saved')).toBeVisible();
    expect(backEnd.writes).toEqual([
      ['POST', 'sortOrderSettings', '"1"', { ...COMPANY.sortOrderSettings, hotel: 'RATING' }],
    ]);
  });

  test('an order that is of no use for a vertical is a choice only where it is set', async () => {
    backEnd.settings = { ...COMPANY, sortOrderSettings: { ...COMPANY.sortOrderSettings, car: 'DURATION' } };
    await general();
    await expect.element(orders('Cars')).toHaveTextContent('Shortest duration');
    await orders('Flights').click();
    await expect
      .poll(() =>
        page
          .getByRole('listbox')
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Recommended', 'Lowest price', 'Shortest duration']);
  });

  test('BIZ-114 an order of a newer back end is one more choice, and stays until another is chosen', async () => {
    backEnd.settings = { ...COMPANY, sortOrderSettings: { ...COMPANY.sortOrderSettings, train: 'GREENEST' } };
    await general();
    await expect.element(orders('Trains')).toHaveTextContent('As set up elsewhere (GREENEST)');
    await orders('Hotels').click();
    await page.getByRole('option', { name: 'Best rating' }).click();
    await button('Save the order').click();
    await expect
      .poll(() => backEnd.settings.sortOrderSettings)
      .toEqual({ ...COMPANY.sortOrderSettings, train: 'GREENEST', hotel: 'RATING' });
  });

  test('each form is saved by itself: what is typed in the other stays, and is still unsaved', async () => {
    await general();
    await userEvent.fill(textbox('Company name'), 'Northwind Limited');
    await orders('Hotels').click();
    await page.getByRole('option', { name: 'Best rating' }).click();
    await button('Save the order').click();
    await expect.element(region('Order of search results').getByText('Saved')).toBeVisible();
    await expect.element(textbox('Company name')).toHaveValue('Northwind Limited');
    await button('Save name and address').click();
    await expect.poll(() => backEnd.settings.facts.name).toBe('Northwind Limited');
    expect(backEnd.settings.sortOrderSettings.hotel).toBe('RATING');
  });
});

test('a company that cannot be loaded is said once, is loaded on request, and help is there all the same', async () => {
  expectConsole(/COMPANY_FAILED/);
  backEnd.isDown = true;
  await general();
  await expect.poll(() => page.getByText('This could not be loaded.').elements()).toHaveLength(1);
  await expect.element(button('Write a report')).toBeVisible();
  backEnd.isDown = false;
  await button('Try again').click();
  await expect.element(textbox('Company name')).toHaveValue('Northwind Labs');
});
