import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, test } from 'vitest';
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

const radio = (name: string) => page.getByRole('radio', { name });
const code = () => page.getByRole('textbox', { name: 'Code of the system' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = () => page.getByRole('alertdialog');
const said = (text: string | RegExp) => page.getByText(text).first();
const withSystem = (system: string | null) => {
  backEnd.settings = { ...COMPANY, expenseManagementSystemCode: system };
};

const mount = () => mountHub('/business/integrations');

test('API-095 BIZ-113 BIZ-095 a known system is set with the hash of the settings, and said to be saved', async () => {
  await mount();
  await expect.element(radio('Expensify')).not.toBeChecked();
  await expect.element(code()).not.toBeInTheDocument();
  await radio('Expensify').click();
  await button('Save').click();
  await expect.element(said('Saved')).toBeVisible();
  expect(backEnd.writes).toEqual([['POST', `${COMPANY.hash}?expenseManagementSystemCode=EXPENSIFY`, '"1"', undefined]]);
});

test('API-095 BIZ-113 any other system is set by its code, in capital letters', async () => {
  await mount();
  await radio('Another system').click();
  await userEvent.fill(code(), 'my system');
  await button('Save').click();
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
  expect(hasFocus(code().element())).toBe(true);
  expect(backEnd.writes).toEqual([]);
  await userEvent.fill(code(), 'my_system');
  await button('Save').click();
  await expect.element(said('Saved')).toBeVisible();
  expect(backEnd.writes.map(([, path]) => path)).toEqual([`${COMPANY.hash}?expenseManagementSystemCode=MY_SYSTEM`]);
  await expect.element(code()).toHaveValue('MY_SYSTEM');
});

test('BIZ-113 a code without a name of ours is shown as it is', async () => {
  withSystem('LEDGER_7');
  await mount();
  await expect.element(radio('Another system')).toBeChecked();
  await expect.element(code()).toHaveValue('LEDGER_7');
});

test('nothing is sent without a choice', async () => {
  await mount();
  await button('Save').click();
  await expect.element(said('Please check 1 field.')).toBeVisible();
  expect(backEnd.writes).toEqual([]);
});

test('API-096 BIZ-113 the system is removed after a question, and the focus stays in the page', async () => {
  withSystem('EXPENSIFY');
  await mount();
  await button('Remove the system').click();
  await expect.element(question().getByRole('heading', { name: 'Remove Expensify?' })).toBeVisible();
  expect(backEnd.writes).toEqual([]);
  await question().getByRole('button', { name: 'Keep it' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await button('Remove the system').click();
  await question().getByRole('button', { name: 'Remove the system' }).click();
  await expect.element(said(/Expensify was removed/)).toBeVisible();
  expect(backEnd.writes).toEqual([['POST', 'removeExpenseManagementSystem', '"1"', undefined]]);
  await expect.element(radio('Expensify')).not.toBeChecked();
  await expect.element(button('Remove the system')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.localName).toBe('travel-admin-hub');
});

test('a system that is not the one that was asked about is asked about again', async () => {
  withSystem('EXPENSIFY');
  await mount();
  await button('Remove the system').click();
  backEnd.changeElsewhere({ expenseManagementSystemCode: 'LEDGER_7' });
  const remove = question().getByRole('button', { name: 'Remove the system' });
  await remove.click();
  await expect.element(said(/Someone else has set LEDGER_7 in the meantime/)).toBeVisible();
  expect(backEnd.settings.expenseManagementSystemCode).toBe('LEDGER_7');
  await remove.click();
  await expect.element(said(/LEDGER_7 was removed/)).toBeVisible();
  expect(backEnd.writes.map(([, , etag]) => etag)).toEqual(['"1"', '"2"']);
});

test('another setting that somebody has changed meanwhile does not get in the way', async () => {
  withSystem('EXPENSIFY');
  await mount();
  await button('Remove the system').click();
  backEnd.changeElsewhere({ multiRoomBookings: true });
  await question().getByRole('button', { name: 'Remove the system' }).click();
  await expect.element(said(/Expensify was removed/)).toBeVisible();
  expect(backEnd.writes.map(([, , etag]) => etag)).toEqual(['"1"', '"2"']);
});

test('a removal that fails says so in the question, which stays', async () => {
  withSystem('EXPENSIFY');
  await mount();
  await button('Remove the system').click();
  backEnd.refusals.push(() =>
    Response.json(
      { errors: [{ code: 'FORBIDDEN', description: '', permission: 'COMPANY_INTEGRATION_MANAGEMENT' }] },
      { status: 403 },
    ),
  );
  const remove = question().getByRole('button', { name: 'Remove the system' });
  await remove.click();
  await expect.element(question().getByText(/permission COMPANY_INTEGRATION_MANAGEMENT/)).toBeVisible();
  expect(backEnd.writes).toHaveLength(1);
  await remove.click();
  await expect.element(said(/Expensify was removed/)).toBeVisible();
});

test('API-085 a back end that is down is said to be, and is asked again on request', async () => {
  expectConsole(/COMPANY_FAILED/);
  backEnd.isDown = true;
  await mount();
  await expect.element(said('This could not be loaded.')).toBeVisible();
  backEnd.isDown = false;
  await button('Try again').click();
  await expect.element(radio('Expensify')).toBeVisible();
});
