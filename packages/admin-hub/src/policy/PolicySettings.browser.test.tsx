/** The price limit of a policy, in a language with other signs than JSON; those of each are proved in `shared/piece`. */
import type { Schema } from '@travel-shell/contract';
import type { Locale } from '@travel-shell/core';
import { page, userEvent } from '@travel-shell/testing/browser';
import { part } from '@travel-shell/testing/mountElement';
import { expect, test } from 'vitest';
import { HANA } from '../AdminHub.fixtures.ts';
import { COMPANY } from '../Company.fixtures.ts';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import { onHubPage } from '../testHub.ts';
import { CompanyBackEnd, mountHub } from '../testPage.ts';

const { hotel: HOTEL } = COMPANY.policies;
const LIMIT = { amount: 200.5, currencyCode: 'EUR' };

const withHotel = (change: Partial<Schema<'TravelPolicy'>>) => ({
  policies: { ...COMPANY.policies, hotel: { ...HOTEL, ...change } },
});

let backEnd: CompanyBackEnd;
onHubPage(
  () => {
    backEnd = new CompanyBackEnd();
    backEnd.settings = { ...COMPANY, ...withHotel({ priceLimit: LIMIT }) };
  },
  () => backEnd.end(),
);

/** By the labels in the page's language. */
async function openPolicy(locale: Locale) {
  const { policy, common } = await loadMessages(locale);
  const hub = await mountHub('/business/policy/hotel/settings', HANA, { locale });
  const named = (role: 'textbox' | 'radio' | 'button', name: string) => page.getByRole(role, { name, exact: true });
  return {
    hub,
    amount: () => named('textbox', policy.amount),
    days: () => named('textbox', policy.days),
    block: () => named('radio', policy.outcomes.BLOCK).click(),
    save: () => named('button', common.save).click(),
    question: () => page.getByRole('dialog'),
  };
}

const sent = () => backEnd.writes.map(([, , , body]) => body);

test('API-088 BIZ-081 de-DE: a price limit is shown as 200,5, and stays when something else is saved', async () => {
  const { amount, block, save } = await openPolicy('de-DE');
  await expect.element(amount()).toHaveValue('200,5');
  await block();
  await save();
  await expect.poll(sent).toEqual([{ ...HOTEL, priceLimit: LIMIT, outOfPolicy: 'BLOCK' }]);
});

test('de-DE: a limit that was typed and saved is the same in the next save', async () => {
  const { amount, block, save } = await openPolicy('de-DE');
  await userEvent.fill(amount(), '1.234,50');
  await save();
  const priceLimit = { ...LIMIT, amount: 1234.5 };
  await expect.poll(sent).toEqual([{ ...HOTEL, priceLimit }]);
  await expect.poll(() => backEnd.settings.policies.hotel.priceLimit).toEqual(priceLimit);
  await block();
  await save();
  await expect.poll(() => sent().at(-1)).toEqual({ ...HOTEL, priceLimit, outOfPolicy: 'BLOCK' });
});

test('BIZ-110 de-DE: “theirs” in the question after a conflict sends their limit', async () => {
  backEnd.settings = COMPANY;
  const { amount, save, question } = await openPolicy('de-DE');
  await userEvent.fill(amount(), '90');
  backEnd.changeElsewhere(withHotel({ priceLimit: LIMIT }));
  await save();
  await question()
    .getByRole('radio', { name: /200,5$/ })
    .click();
  await question().getByRole('button').last().click();
  await expect.poll(() => sent().at(-1)).toEqual({ ...HOTEL, priceLimit: LIMIT });
  await expect.element(amount()).toHaveValue('200,5');
});

test('BIZ-110 de-DE: a limit that only another administrator has changed is sent as they have saved it', async () => {
  backEnd.settings = COMPANY;
  const { block, save, question } = await openPolicy('de-DE');
  await block();
  backEnd.changeElsewhere(withHotel({ priceLimit: LIMIT }));
  await save();
  await question().getByRole('button').last().click();
  await expect.poll(() => sent().at(-1)).toEqual({ ...HOTEL, priceLimit: LIMIT, outOfPolicy: 'BLOCK' });
});

test('the same limit by two administrators is no conflict, however they write it', async () => {
  backEnd.settings = COMPANY;
  const { amount, save, question } = await openPolicy('de-DE');
  await userEvent.fill(amount(), '1.200,50');
  backEnd.changeElsewhere(withHotel({ priceLimit: { ...LIMIT, amount: 1200.5 }, enabled: false }));
  await save();
  await expect.element(question().getByRole('button').last()).toBeVisible();
  expect(question().getByRole('radio').elements()).toHaveLength(0);
});

test('de-DE: “200.50” is asked about at the field, and nothing is sent until it is 200,50', async () => {
  const { amount, save } = await openPolicy('de-DE');
  await userEvent.fill(amount(), '200.50');
  await save();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(amount()).toHaveValue('200.50');
  expect(sent()).toEqual([]);
  await userEvent.fill(amount(), '200,50');
  await expect.element(amount()).not.toHaveAttribute('aria-invalid');
  await save();
  await expect.poll(() => sent().length).toBe(1);
});

test('de-DE: days with the decimal sign of another language are not ten times as many', async () => {
  const { days, save } = await openPolicy('de-DE');
  await userEvent.fill(days(), '1.5');
  await save();
  await expect.element(days()).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toEqual([]);
});

test('a limit typed in German is the same number in English, once the page has changed its language', async () => {
  const { hub, amount } = await openPolicy('de-DE');
  // A draft is kept once the page knows whose it is.
  await backEnd.answerWith(HANA);
  await userEvent.fill(amount(), '1.234,5');
  await expect.poll(() => sessionStorage.getItem('travel.form.drafts')).toContain('1234.5');
  const before = part(hub, '[name="priceLimit.amount"]');
  hub.setAttribute('locale', 'en-US');
  await expect.poll(() => part<HTMLInputElement>(hub, '[name="priceLimit.amount"]').value).toBe('1234.5');
  // The form stays, with the focus, and files that are chosen.
  expect(part(hub, '[name="priceLimit.amount"]')).toBe(before);
  const { common } = await loadMessages('en-US');
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect.poll(sent).toEqual([{ ...HOTEL, priceLimit: { ...LIMIT, amount: 1234.5 } }]);
});
