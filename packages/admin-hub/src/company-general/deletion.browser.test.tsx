/** The way to the mail that deletes a company. */
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { runPending } from '@travel-shell/testing/runPending';
import { describe, expect, test } from 'vitest';
import { ADMIN, HANA } from '../AdminHub.fixtures.ts';
import { COMPANY } from '../Company.fixtures.ts';
import { onHubPage } from '../testHub.ts';
import { CompanyBackEnd, mountHub } from '../testPage.ts';

let backEnd: CompanyBackEnd;
onHubPage(
  () => {
    backEnd = new CompanyBackEnd(HANA);
  },
  () => backEnd.end(),
);

const opener = () => page.getByRole('button', { name: 'Delete this company' });
const name = () => page.getByRole('textbox', { name: 'Name of the company, to confirm' });
const send = () => page.getByRole('button', { name: 'Send me the mail' });
const said = (text: string | RegExp) => page.getByText(text).first();

async function open(auth = HANA): Promise<void> {
  await mountHub('/business/company/general', auth);
  await opener().click();
  await expect.element(name()).toBeVisible();
}

test('leads to the features where it is switched off', async () => {
  backEnd.settings = { ...COMPANY, features: [{ feature: 'COMPANY_DELETION', enabled: false }] };
  await mountHub('/business/company/general', HANA);
  await expect
    .element(page.getByRole('link', { name: 'Switch it on' }))
    .toHaveAttribute('href', '/business/company/features');
  expect(opener().elements()).toEqual([]);
});

test('API-089 API-092 what goes and what stays is listed; after its name a mail with the link is sent, and no more', async () => {
  await open();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true');
  const goes = page.getByRole('list', { name: 'This goes with the company:' });
  await expect.poll(() => goes.getByRole('listitem').elements()).toHaveLength(4);
  const stays = page.getByRole('list', { name: 'This stays:' });
  await expect.element(stays).toHaveTextContent('The accounts of all members, as private ones');
  await userEvent.fill(name(), 'Northwind Labs');
  await send().click();
  await expect.element(said(/A mail to hana\.sato@example\.com is on its way/)).toBeVisible();
  expect(backEnd.writes).toEqual([['POST', 'sendDeletionEmail', null, undefined]]);
  await expect.element(name()).not.toBeInTheDocument();
  await expect.poll(() => hasFocus(opener().element())).toBe(true);
});

test.each(['', 'northwind labs', 'Northwind'])('with the name %j nothing is sent', async (typed) => {
  await open();
  await userEvent.fill(name(), typed);
  await send().click();
  await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => hasFocus(name().element())).toBe(true);
  expect(backEnd.writes).toEqual([]);
});

test('the name is the same in another way to compose its letters, and with spaces around it', async () => {
  backEnd.settings = { ...COMPANY, facts: { ...COMPANY.facts, name: 'Café Zürich' } };
  await open();
  await userEvent.fill(name(), '  Cafe\u0301 Zu\u0308rich ');
  await send().click();
  await expect.element(said(/A mail to/)).toBeVisible();
});

describe('the last administrator', () => {
  const told = () => page.getByText(/You are the last administrator/);

  test('is told so', async () => {
    backEnd.administrators = 1;
    await open();
    await expect.element(told()).toBeVisible();
  });

  test('is nobody who has another one beside them', async () => {
    await open();
    await expect.poll(() => backEnd.searches).toBe(1);
    await userEvent.fill(name(), 'Northwind Labs');
    await send().click();
    await expect.element(said(/A mail to/)).toBeVisible();
    await expect.element(told()).not.toBeInTheDocument();
  });

  test('is not searched for by who may not search', async () => {
    backEnd.auth = ADMIN;
    await open(ADMIN);
    await userEvent.fill(name(), 'Northwind Labs');
    await send().click();
    await expect.element(said(/A mail is on its way to you/)).toBeVisible();
    expect(backEnd.searches).toBe(0);
  });

  test('is not searched for before the browser knows what the visitor may do', async () => {
    backEnd.auth = 'pending';
    await open(ADMIN);
    await userEvent.fill(name(), 'Northwind Labs');
    await runPending();
    expect(backEnd.searches).toBe(0);
  });
});

test('one mail a minute: when to try again is said, and the name stays', async () => {
  await open();
  await userEvent.fill(name(), 'Northwind Labs');
  backEnd.refusals.push(() =>
    Response.json(
      { errors: [{ code: 'TOO_MANY_REQUESTS', description: '' }] },
      { status: 429, headers: { 'Retry-After': '60' } },
    ),
  );
  await send().click();
  await expect.element(said(/Try again in 1 minute/)).toBeVisible();
  await expect.element(name()).toHaveValue('Northwind Labs');
});

test('support cannot ask for it, which is said', async () => {
  await open();
  await userEvent.fill(name(), 'Northwind Labs');
  backEnd.refusals.push(() =>
    Response.json({ errors: [{ code: 'NOT_WHILE_ACTING', description: '' }] }, { status: 403 }),
  );
  await send().click();
  await expect.element(said(/Support cannot do this/)).toBeVisible();
});

test('closed and opened again it keeps what was typed', async () => {
  await open();
  await userEvent.fill(name(), 'North');
  await opener().click();
  await expect.element(name()).not.toBeInTheDocument();
  await opener().click();
  await expect.element(name()).toHaveValue('North');
});
