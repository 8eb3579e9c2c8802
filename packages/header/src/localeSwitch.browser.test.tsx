/** Language and direction change on a live page: no reload, open menus stay open, focus stays. */

import { CONFIG_DEFAULTS, LOCALES, type ShellConfig } from '@travel-shell/core';
import { defineElement } from '@travel-shell/element';
import { defineContract, type PieceProps } from '@travel-shell/element/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { formatDate } from '@travel-shell/i18n/dates';
import { formatCurrency, formatNumber } from '@travel-shell/i18n/numbers';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { mountHeader, part, playBackEnd } from './testPage.ts';

const html = document.documentElement;
const { lang } = html;
const scope = globalThis as { travelShell?: { config: ShellConfig } };

let stopBackEnd: () => void;

beforeEach(async () => {
  await page.viewport(1280, 720);
  stopBackEnd = playBackEnd(authStateOf());
});

afterEach(() => {
  stopBackEnd();
  html.lang = lang;
  delete scope.travelShell;
  document.body.replaceChildren();
});

/** Does the same as the loader's `configure`. */
function configure(config: Partial<ShellConfig>): void {
  scope.travelShell = { config: { ...CONFIG_DEFAULTS, ...config } };
  dispatchEvent(new Event('travel-configured'));
}

const root = (header: HTMLElement) => part(header, '.header');

describe('a header whose "more" menu is open', () => {
  /** A header without a locale attribute, with focus on the first link of its menu. */
  async function openHeader(attributes: Record<string, string> = {}) {
    html.lang = 'en';
    const header = await mountHeader({ 'visible-items': '5', ...attributes });
    if (!attributes.locale) header.removeAttribute('locale');
    const trigger = page.getByRole('button', { name: 'More', exact: true }).element() as HTMLElement;
    await userEvent.click(trigger);
    await userEvent.keyboard('{Tab}');
    const link = page.getByRole('link', { name: 'Activities', exact: true }).element();
    await expect.poll(() => header.shadowRoot?.activeElement).toBe(link);
    return { header, link: link as HTMLElement, trigger, menu: part(header, '#more') };
  }

  /** Expects the same nodes, still open and focused, with new text. */
  async function expectArabic({ header, link, trigger, menu }: Awaited<ReturnType<typeof openHeader>>) {
    await expect.element(page.getByRole('link', { name: 'العروض' })).toBeVisible();
    expect(link.textContent).toBe('الأنشطة');
    expect(header.shadowRoot?.activeElement).toBe(link);
    expect(menu.matches(':popover-open')).toBe(true);
    expect([root(header).lang, root(header).dir]).toEqual(['ar', 'rtl']);
    // The bar is mirrored: its end, with the account, is on the left, and the menu is still at its button.
    await expect.poll(() => part(header, '[part=account]').getBoundingClientRect().left).toBeLessThan(100);
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    await expect.poll(() => Math.abs(box(menu).right - box(trigger).right)).toBeLessThan(2);
  }

  test('follows its attribute', async () => {
    const opened = await openHeader({ locale: 'en-US' });
    opened.header.setAttribute('locale', 'ar');
    await expectArabic(opened);
  });

  test("follows the page's language", async () => {
    const opened = await openHeader();
    html.lang = 'ar-EG';
    await expectArabic(opened);
  });

  test('follows the configuration, which overrides the page', async () => {
    const opened = await openHeader();
    configure({ locale: 'ar' });
    await expectArabic(opened);
    html.lang = 'de';
    configure({ locale: 'ar' });
    await expectArabic(opened);
    configure({ locale: '' });
    await expect.poll(() => root(opened.header).lang).toBe('de-DE');
    expect(opened.menu.matches(':popover-open')).toBe(true);
  });

  test("ignores the page's language when it has its own attribute", async () => {
    const { header } = await openHeader({ locale: 'en-US' });
    html.lang = 'ar';
    configure({ locale: 'fr-FR', presentation: 'dark' });
    header.removeAttribute('presentation');
    await expect.poll(() => root(header).dataset.presentation).toBe('dark');
    expect(root(header).lang).toBe('en-US');
  });
});

test('keeps its language where a translator sets that of the page', async () => {
  html.lang = 'de';
  const header = await mountHeader();
  header.removeAttribute('locale');
  await expect.poll(() => root(header).lang).toBe('de-DE');
  onTestFinished(() => html.classList.remove('translated-ltr'));
  html.classList.add('translated-ltr');
  html.lang = 'ja';
  // The header follows the page again for another reason.
  configure({ presentation: 'dark' });
  header.removeAttribute('presentation');
  await expect.poll(() => root(header).dataset.presentation).toBe('dark');
  expect(root(header).lang).toBe('de-DE');

  html.classList.remove('translated-ltr');
  html.lang = 'fr';
  await expect.poll(() => root(header).lang).toBe('fr-FR');
});

test('the latest of several quick changes wins', async () => {
  const header = await mountHeader();
  header.removeAttribute('locale');
  for (const locale of [...LOCALES, 'ja']) html.lang = locale;
  await expect.poll(() => root(header).lang).toBe('ja-JP');
  await runPending();
  expect(root(header).lang).toBe('ja-JP');
});

test('a removed header stops following, and a reattached one resumes', async () => {
  const header = await mountHeader();
  header.removeAttribute('locale');
  const place = header.parentElement as HTMLElement;
  header.remove();
  await runPending();
  html.lang = 'fr';
  await runPending();
  expect(header.shadowRoot?.childElementCount).toBe(0);
  place.append(header);
  await expect.poll(() => root(header).lang).toBe('fr-FR');
});

test('pseudo is accented English, left-to-right, with a valid language tag', async () => {
  const header = await mountHeader({ locale: 'pseudo' });
  await expect.element(page.getByRole('link', { name: '[Ţŕîþš öñ]' })).toBeVisible();
  expect([root(header).lang, root(header).dir]).toEqual(['en-XA', 'ltr']);
});

test('numbers, amounts and dates of a piece change with its language', async () => {
  const contract = defineContract({
    tag: 'travel-test-formats',
    version: '1.0.0',
    summary: 'Shows formats.',
    attributes: { locale: { type: 'enum', values: LOCALES, description: 'Its language.' } },
    events: {},
    slots: {},
    parts: {},
    cssProperties: {},
    states: {},
  });
  defineElement(
    contract,
    ({ prepared: locale }: PieceProps<typeof contract, string>) =>
      [
        formatNumber(locale, 1234.5),
        formatCurrency(locale, 99, 'EUR'),
        formatDate(locale, '2026-11-21', { dateStyle: 'long' }),
      ].join(' | '),
    {
      prepareOn: ['locale'],
      prepare: async ({ locale }) => ({ prepared: resolveLocale(locale ?? html.lang), sheets: [] }),
    },
  );
  html.lang = 'en';
  const element = document.createElement('travel-test-formats');
  document.body.append(element);
  const shown = () => element.shadowRoot?.textContent?.replaceAll(/\s/g, ' ');
  await expect.poll(shown).toBe('1,234.5 | €99.00 | November 21, 2026');
  html.lang = 'de';
  await expect.poll(shown).toBe('1.234,5 | 99,00 € | 21. November 2026');
  html.lang = 'ja';
  await expect.poll(shown).toBe('1,234.5 | €99.00 | 2026年11月21日');
});
