/** The price limit of a policy, as people of each language read and type it. */
import type { Schema } from '@travel-shell/contract';
import { LOCALES, type Locale } from '@travel-shell/core';
import { page, userEvent } from '@travel-shell/testing/browser';
import { part } from '@travel-shell/testing/mountElement';
import { expect, test } from 'vitest';
import { ADMIN } from '../AdminHub.fixtures.ts';
import { COMPANY } from '../Company.fixtures.ts';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import { onHubPage } from '../testHub.ts';
import { CompanyBackEnd, mountHub } from '../testPage.ts';

const { hotel: HOTEL } = COMPANY.policies;
const LIMIT = { amount: 200.5, currencyCode: 'EUR' };
const LANGUAGES = LOCALES.filter((locale) => locale !== 'pseudo');

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
  const hub = await mountHub('/business/policy/hotel/settings', ADMIN, { locale });
  const named = (role: 'textbox' | 'radio' | 'button', name: string) => page.getByRole(role, { name, exact: true });
  return {
    hub,
    amount: () => named('textbox', policy.amount),
    days: () => named('textbox', policy.days),
    approveAll: () => named('radio', policy.approvals.ALWAYS).click(),
    save: () => named('button', common.save).click(),
    question: () => page.getByRole('dialog'),
  };
}

const sent = () => backEnd.writes.map(([, , , body]) => body);

test.each([
  ['en-US', '200.5'],
  ['de-DE', '200,5'],
  ['fr-FR', '200,5'],
  ['es-ES', '200,5'],
  ['ja-JP', '200.5'],
  ['ar', '200.5'],
] as const)(
  'API-088 BIZ-081 %s: a price limit is shown as %s, and stays when something else is saved',
  async (locale, shown) => {
    const { amount, approveAll, save } = await openPolicy(locale);
    await expect.element(amount()).toHaveValue(shown);
    await approveAll();
    await save();
    await expect.poll(sent).toEqual([{ ...HOTEL, priceLimit: LIMIT, approval: 'ALWAYS' }]);
  },
);

test.each(LANGUAGES)('%s: a limit that was typed and saved is the same in the next save', async (locale) => {
  const { amount, approveAll, save } = await openPolicy(locale);
  const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1234.5);
  await userEvent.fill(amount(), typed);
  await save();
  const priceLimit = { ...LIMIT, amount: 1234.5 };
  await expect.poll(sent).toEqual([{ ...HOTEL, priceLimit }]);
  await expect.poll(() => backEnd.settings.policies.hotel.priceLimit).toEqual(priceLimit);
  await approveAll();
  await save();
  await expect.poll(() => sent().at(-1)).toEqual({ ...HOTEL, priceLimit, approval: 'ALWAYS' });
});

test.each(['de-DE', 'es-ES', 'en-US'] as const)(
  'BIZ-110 %s: “theirs” in the question after a conflict sends their limit',
  async (locale) => {
    backEnd.settings = COMPANY;
    const { amount, save, question } = await openPolicy(locale);
    await userEvent.fill(amount(), '90');
    backEnd.changeElsewhere(withHotel({ priceLimit: LIMIT }));
    await save();
    const shown = locale === 'en-US' ? '200.5' : '200,5';
    await question()
      .getByRole('radio', { name: new RegExp(`${shown}$`) })
      .click();
    await question().getByRole('button').last().click();
    await expect.poll(() => sent().at(-1)).toEqual({ ...HOTEL, priceLimit: LIMIT });
    await expect.element(amount()).toHaveValue(shown);
  },
);

test.each(['de-DE', 'es-ES'] as const)(
  'BIZ-110 %s: a limit that only another administrator has changed is sent as they have saved it',
  async (locale) => {
    backEnd.settings = COMPANY;
    const { approveAll, save, question } = await openPolicy(locale);
    await approveAll();
    backEnd.changeElsewhere(withHotel({ priceLimit: LIMIT }));
    await save();
    await question().getByRole('button').last().click();
    await expect.poll(() => sent().at(-1)).toEqual({ ...HOTEL, priceLimit: LIMIT, approval: 'ALWAYS' });
  },
);

test('the same limit by two administrators is no conflict, however they write it', async () => {
  backEnd.settings = COMPANY;
  const { amount, save, question } = await openPolicy('de-DE');
  await userEvent.fill(amount(), '1.200,50');
  backEnd.changeElsewhere(withHotel({ priceLimit: { ...LIMIT, amount: 1200.5 }, enabled: false }));
  await save();
  await expect.element(question().getByRole('button').last()).toBeVisible();
  expect(question().getByRole('radio').elements()).toHaveLength(0);
});

test.each([
  ['en-US', '200,50', '200.50'],
  ['en-US', '1.500', '1,500'],
  ['ja-JP', '200,50', '200.50'],
  ['de-DE', '200.50', '200,50'],
  ['es-ES', '1.5', '1,5'],
  ['fr-FR', '1.500', '1 500'],
] as const)('%s: “%s” is asked about at the field, and nothing is sent until it is %s', async (locale, text, right) => {
  const { amount, save } = await openPolicy(locale);
  await userEvent.fill(amount(), text);
  await save();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(amount()).toHaveValue(text);
  expect(sent()).toEqual([]);
  await userEvent.fill(amount(), right);
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

test.each([
  ['de-DE', 'en-US', '1.234,5', '1234.5'],
  ['en-US', 'de-DE', '1,234.5', '1234,5'],
  ['es-ES', 'ja-JP', '0,125', '0.125'],
] as const)('a limit typed in %s is the same number in %s, once the page has changed its language', async (...row) => {
  const [before, after, typed, shown] = row;
  const { hub, amount } = await openPolicy(before);
  // A draft is kept once the page knows whose it is.
  await backEnd.answerWith(ADMIN);
  await userEvent.fill(amount(), typed);
  hub.setAttribute('locale', after);
  await expect.poll(() => part<HTMLInputElement>(hub, '[name="priceLimit.amount"]').value).toBe(shown);
  const { common } = await loadMessages(after);
  await page.getByRole('button', { name: common.save, exact: true }).click();
  const amountOf = { 'de-DE': 1234.5, 'en-US': 1234.5, 'es-ES': 0.125 }[before];
  await expect.poll(sent).toEqual([{ ...HOTEL, priceLimit: { ...LIMIT, amount: amountOf } }]);
});
