import { refreshAuth } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CURRENCIES } from '../pickers.fixtures.ts';
import { BackEnd, mountPicker, PATHS, part, parts, refusal, shown } from '../testPage.ts';

const TAG = 'travel-currency-picker';
let backEnd: BackEnd;

// The test server is slow on the first request of a file.
beforeAll(() => import('./Currencies.tsx'));

beforeEach(async () => {
  await page.viewport(1100, 800);
  backEnd = new BackEnd();
});
afterEach(() => {
  for (const picker of document.querySelectorAll(TAG)) picker.remove();
  backEnd.end();
});

const surface = (picker: HTMLElement) => part<HTMLDialogElement>(picker, '#surface');
const isOpen = (picker: HTMLElement) => surface(picker).open || surface(picker).matches(':popover-open');
const face = (picker: HTMLElement) =>
  parts(picker, '.trigger bdi')
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();
const codes = (picker: HTMLElement, section: string) => shown(picker, `[aria-labelledby=${section}-title] .code`);
const dialog = (picker: HTMLElement) => part<HTMLDialogElement>(picker, '.ts-dialog');
const stored = () => backEnd.callsTo(PATHS.setCurrency).map(({ body }) => body);
const reloads = () => backEnd.eventsOf('travel-navigate');
const active = (picker: HTMLElement) => {
  const control = picker.shadowRoot?.activeElement;
  return picker.shadowRoot?.getElementById(control?.getAttribute('aria-activedescendant') ?? '')?.dataset.code;
};

async function open(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const picker = await mountPicker(TAG, { currency: 'EUR', ...attributes });
  part(picker, '.trigger').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown(picker, '.entry').length).toBeGreaterThan(0);
  if ('search' in attributes) await expect.poll(() => picker.shadowRoot?.activeElement?.localName).toBe('input');
  return picker;
}

async function choose(picker: HTMLElement, code: string): Promise<void> {
  part(picker, `#all-${code}`).click();
  await expect.poll(() => isOpen(picker)).toBe(false);
}

const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

it.each([390, 1100])('no press loses the focus, %s px wide', async (width) => {
  await page.viewport(width, 800);
  const picker = await open({ search: '' });
  await userEvent.fill(part(picker, '.search-input'), 'x');
  expect((await walkButtons(picker)).length).toBeGreaterThan(0);
});

describe('the button', () => {
  it('PIC-035 PIC-046 shows symbol and code, those of the back end once the list is loaded', async () => {
    const picker = await mountPicker(TAG, { currency: 'EUR' });
    expect(face(picker)).toBe('€ EUR');
    expect(face(await mountPicker(TAG, { currency: 'CHF' }))).toBe('CHF');
    expect(picker.matches(':state(loaded)')).toBe(false);
    part(picker, '.trigger').click();
    await expect.poll(() => picker.matches(':state(loaded)')).toBe(true);
    expect(face(picker)).toBe('€ EUR');
  });

  it.each([390, 1100])('two of a page show the same, whichever was opened, %s px wide', async (width) => {
    await page.viewport(width, 800);
    const pickers = [await mountPicker(TAG, { currency: 'EUR' }), await mountPicker(TAG, { currency: 'EUR' })];
    const [opened] = pickers as [HTMLElement];
    const symbols = () => pickers.map((picker) => part(picker, '.symbol').textContent);
    expect(symbols()).toEqual(['€', '€']);
    part(opened, '.trigger').click();
    await expect.poll(() => opened.matches(':state(loaded)')).toBe(true);
    expect(symbols()).toEqual(['€', '€']);
    const widths = pickers.map((picker) => part(picker, '.symbol').getBoundingClientRect().width);
    expect(widths[0]).toBe(widths[1]);
    expect(widths[0]).toBeGreaterThan(0);
  });

  it('leaves no room for a symbol where there is none', async () => {
    const left = (picker: HTMLElement) =>
      part(picker, '.trigger-text').getBoundingClientRect().left -
      part(picker, '.trigger').getBoundingClientRect().left;
    const padding = (picker: HTMLElement) => Number.parseFloat(getComputedStyle(part(picker, '.trigger')).paddingLeft);
    const picker = await mountPicker(TAG, { currency: 'CHF' });
    expect(left(picker)).toBe(padding(picker));
  });

  it('fetches the currency when none is given', async () => {
    const picker = await mountPicker(TAG);
    expect(face(picker)).toBe('€ EUR'); // that of de-DE
    await expect.poll(() => backEnd.callsTo(PATHS.currencies).length).toBe(1);
  });

  it("shows the country site's currency while loading, and fetches that site's list", async () => {
    backEnd.answers[PATHS.currencies] = () => new Promise(() => {});
    const picker = await mountPicker(TAG, { site: 'ja-JP' });
    expect(face(picker)).toBe('¥ JPY');
    await expect.poll(() => backEnd.callsTo(PATHS.currencies)).toMatchObject([{ search: '?locale=ja-JP' }]);
  });

  it('prefetches the list on hover', async () => {
    const picker = await mountPicker(TAG, { currency: 'EUR' });
    await userEvent.hover(part(picker, '.trigger'));
    await expect.poll(() => face(picker)).toBe('€ EUR');
    expect(isOpen(picker)).toBe(false);
    await userEvent.unhover(part(picker, '.trigger'));
  });
});

describe('the surface', () => {
  it('marks the current currency as what keys start at, not the whole list', async () => {
    const picker = await open();
    const outlined = () =>
      parts(picker, '.currencies, .entry').filter((element) => getComputedStyle(element).outlineStyle !== 'none');
    await expect.poll(() => outlined().map(({ id }) => id)).toEqual(['top-EUR']);
    expect(active(picker)).toBe('EUR');
  });

  it('has no ring after a press of the pointer', async () => {
    const picker = await mountPicker(TAG, { currency: 'EUR' });
    await userEvent.click(part(picker, '.trigger'));
    await expect.poll(() => parts(picker, '[aria-selected=true]')).toHaveLength(1);
    expect(picker.shadowRoot?.activeElement).toBe(part(picker, '.currencies'));
    expect(active(picker)).toBe(undefined);
    await userEvent.unhover(part(picker, '.trigger'));
  });

  it('has the code of a currency without a symbol where the others have theirs', async () => {
    const picker = await open();
    const startIn = (option: string, text: string) =>
      part(picker, `${option} ${text}`).getBoundingClientRect().left -
      part(picker, option).getBoundingClientRect().left;
    expect(startIn('#all-CHF', '.code')).toBe(startIn('#all-USD', '.entry-symbol'));
    expect(startIn('#all-CHF', '.entry-text')).toBe(startIn('#all-USD', '.entry-text'));
  });

  it('PIC-033 PIC-036 PIC-037 CON-045 CON-046 is a dropdown on wide windows, 8 px below and 500 px high at most', async () => {
    const many = Array.from({ length: 120 }, (_, at) => {
      const [one] = CURRENCIES.allCurrencies;
      return { ...one, currencyCode: `X${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}` };
    });
    backEnd.answers[PATHS.currencies] = () => Response.json({ ...CURRENCIES, allCurrencies: many });
    const picker = await open();
    expect(surface(picker).matches(':popover-open')).toBe(true);
    const box = surface(picker).getBoundingClientRect();
    expect(box.height).toBe(500);
    expect(box.top - part(picker, '.trigger').getBoundingClientRect().bottom).toBe(8);
  });

  it.each([
    ['sheet', 640],
    ['full', 760],
  ])('PIC-034 PIC-038 CON-047 is a modal %s on narrow windows, %i wide', async (shape, width) => {
    await page.viewport(760, 800);
    const picker = await open({ 'narrow-shape': shape });
    expect(surface(picker).matches(':modal')).toBe(true);
    expect(surface(picker).getBoundingClientRect().width).toBe(width);
  });
});

describe('the list', () => {
  it('PIC-040 PIC-042 has the most used and all offered currencies, in order', async () => {
    const picker = await open();
    expect(shown(picker, '.section-title')).toEqual(['Häufig verwendet', 'Alle Währungen']);
    expect(codes(picker, 'top')).toEqual(['USD', 'EUR', 'GBP']);
    expect(codes(picker, 'all')).toEqual(['AUD', 'BRL', 'GBP', 'EUR', 'JPY', 'SEK', 'CHF', 'USD']);
  });

  it('PIC-045 shows only enabled currencies, in both lists', async () => {
    const disable = (currency: (typeof CURRENCIES.allCurrencies)[number]) =>
      currency.currencyCode === 'GBP' ? { ...currency, showCurrency: false } : currency;
    const { topCurrencies, allCurrencies } = CURRENCIES;
    const lists = { topCurrencies: topCurrencies.map(disable), allCurrencies: allCurrencies.map(disable) };
    backEnd.answers[PATHS.currencies] = () => Response.json({ ...CURRENCIES, ...lists });
    const picker = await open();
    expect(codes(picker, 'top')).toEqual(['USD', 'EUR']);
    expect(codes(picker, 'all')).toEqual(['AUD', 'BRL', 'EUR', 'JPY', 'SEK', 'CHF', 'USD']);
  });

  it('PIC-043 CON-051 all currencies are in three columns, or one in a dialog', async () => {
    const columns = (picker: HTMLElement) =>
      new Set(parts(picker, '[aria-labelledby=all-title] [role=option]').map((one) => one.getBoundingClientRect().left))
        .size;
    const picker = await open();
    expect(columns(picker)).toBe(3);
    picker.remove();
    await page.viewport(390, 800);
    expect(columns(await open())).toBe(1);
  });

  it('PIC-047 loads on first use, once for all pickers of the page', async () => {
    const picker = await mountPicker(TAG, { currency: 'EUR' });
    // Longer than a picker without a currency takes to fetch.
    await runPending();
    expect(backEnd.callsTo(PATHS.currencies)).toEqual([]);
    for (let times = 0; times < 4; times += 1) part(picker, '.trigger').click();
    const second = await mountPicker(TAG, { currency: 'EUR' });
    part(second, '.trigger').click();
    await expect.poll(() => face(second)).toBe('€ EUR');
    for (let times = 0; times < 4; times += 1) {
      part(second, '.trigger').click();
      await runPending();
    }
    expect(backEnd.callsTo(PATHS.currencies)).toHaveLength(1);
  });

  it('is fetched again when another visitor signs in, whose currency may differ', async () => {
    await refreshAuth(); // known to be signed out
    const picker = await open();
    expect(face(picker)).toBe('€ EUR');
    const [dollar] = CURRENCIES.topCurrencies;
    backEnd.answers[PATHS.currencies] = () => Response.json({ ...CURRENCIES, current: dollar });
    await backEnd.signIn();
    await expect.poll(() => face(picker)).toBe('$ USD');
  });

  it('PIC-046 shows loading and failure; reopening retries', async () => {
    expectConsole(/STATE_FAILED/);
    let come: (response: Response) => void = () => {};
    backEnd.answers[PATHS.currencies] = () => new Promise((resolve) => (come = resolve));
    const picker = await mountPicker(TAG, { currency: 'CHF' });
    part(picker, '.trigger').click();
    await expect.poll(() => backEnd.callsTo(PATHS.currencies).length).toBe(1);
    expect(part(picker, '.waiting').checkVisibility()).toBe(true);
    come(refusal());
    await expect.poll(() => shown(picker, '[role=alert]').length).toBe(1);
    expect(face(picker)).toBe('CHF');
    backEnd.answers[PATHS.currencies] = () => Response.json(CURRENCIES);
    part(picker, '.trigger').click();
    await expect.poll(() => picker.matches(':state(open)')).toBe(false);
    part(picker, '.trigger').click();
    await expect.poll(() => codes(picker, 'top').length).toBe(3);
    expect(face(picker)).toBe('€ EUR');
  });

  it('is a listbox with groups, with the current currency selected', async () => {
    const picker = await open();
    const selected = parts(picker, '[aria-selected=true]');
    expect(selected.map(({ id }) => id)).toEqual(['top-EUR']);
    await expect.element(page.getByRole('listbox', { name: 'Währung' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Alle Währungen' })).toBeVisible();
  });

  it('works by keyboard: arrows from the current one, Home, End, Enter and Space', async () => {
    const picker = await open();
    await expect.poll(() => picker.shadowRoot?.activeElement).toBe(part(picker, '#list'));
    for (const [key, code] of [
      ['{ArrowDown}', 'GBP'],
      ['{ArrowDown}', 'AUD'],
      ['{ArrowUp}', 'GBP'],
      ['{End}', 'USD'],
      ['{ArrowDown}', 'USD'], // round to the first
      ['{Home}', 'USD'],
    ]) {
      await userEvent.keyboard(key as string);
      expect(active(picker)).toBe(code);
    }
    await userEvent.keyboard(' ');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: false }]);
  });
});

describe('keys in the list', () => {
  it('down leads to what is below, also in several columns', async () => {
    const picker = await open();
    await expect.poll(() => picker.shadowRoot?.activeElement).toBe(part(picker, '#list'));
    const place = () => part(picker, '[data-at]').getBoundingClientRect();
    await userEvent.keyboard('{End}{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    const before = place();
    await userEvent.keyboard('{ArrowDown}');
    expect([place().left, place().top > before.top]).toEqual([before.left, true]);
  });

  it('letters lead to the currency whose name or code begins with them', async () => {
    const picker = await open();
    await expect.poll(() => picker.shadowRoot?.activeElement).toBe(part(picker, '#list'));
    await userEvent.keyboard('chf');
    expect(active(picker)).toBe('CHF');
    await userEvent.keyboard('{Home}');
    await expect.poll(() => active(picker)).toBe('USD');
  });
});

describe('search', () => {
  const type = async (picker: HTMLElement, term: string) => userEvent.fill(part(picker, '.search-input'), term);

  it('PIC-039 shows when turned on', async () => {
    const picker = await open();
    expect(parts(picker, '.search-input')).toEqual([]);
    picker.setAttribute('search', '');
    await expect.element(page.getByRole('combobox', { name: 'Währung suchen' })).toBeVisible();
  });

  it('PIC-041 hides the most used during a search', async () => {
    const picker = await open({ search: '' });
    await type(picker, 'e');
    expect(shown(picker, '.section-title')).toEqual(['Alle Währungen']);
    await type(picker, ' ');
    expect(shown(picker, '.section-title')).toHaveLength(2);
  });

  it.each([
    ['display name', 'brazilian', ['BRL']],
    ['code', 'sek', ['SEK']],
    ['native name', 'schweizer', ['CHF']],
    ['name', 'tender ypj', ['JPY']],
    ['symbol', '€', ['EUR']],
    ['code, after an invisible mark', '\u200Fsek', ['SEK']],
  ])('PIC-044 finds by %s', async (_field, term, expected) => {
    const picker = await open({ search: '' });
    await type(picker, term);
    expect(codes(picker, 'all')).toEqual(expected);
  });

  it('PIC-045 does not find currencies that are not offered', async () => {
    const picker = await open({ search: '' });
    await type(picker, 'mark');
    expect(codes(picker, 'all')).toEqual([]);
    expect(shown(picker, '.message-title')).toEqual(['Keine Währung gefunden']);
  });

  it('the field keeps focus while arrows and Enter choose', async () => {
    const picker = await open({ search: '' });
    await expect.poll(() => picker.shadowRoot?.activeElement).toBe(part(picker, '.search-input'));
    await userEvent.keyboard('dollar{ArrowDown}');
    expect(active(picker)).toBe('AUD');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(picker)).toBe('USD');
    await userEvent.keyboard('{Enter}');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: false }]);
  });

  it('the Enter that ends a composition in Safari chooses nothing', async () => {
    const picker = await open({ search: '' });
    await userEvent.keyboard('yen');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
    part(picker, '.search-input').dispatchEvent(enter);
    expect([enter.defaultPrevented, isOpen(picker)]).toEqual([false, true]);
  });

  it.each([
    ['Escape, which takes back what is composed, in Safari', { key: 'Escape', keyCode: 229 }],
    ['an arrow among the candidates, in Chromium', { key: 'ArrowDown', keyCode: 229, isComposing: true }],
    ['Enter, which takes a candidate, in Firefox', { key: 'Enter', isComposing: true }],
  ])('keeps the search and the active option with %s', async (_what, init) => {
    const picker = await open({ search: '' });
    await userEvent.keyboard('dollar{ArrowDown}');
    expect(active(picker)).toBe('AUD');
    const field = part<HTMLInputElement>(picker, '.search-input');
    const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
    field.dispatchEvent(event);
    await Promise.resolve();
    expect([event.defaultPrevented, isOpen(picker), field.value, active(picker)]).toEqual([
      false,
      true,
      'dollar',
      'AUD',
    ]);
  });

  it('Enter takes the only remaining option', async () => {
    await open({ search: '' });
    await userEvent.keyboard('yen{Enter}');
    await expect.poll(stored).toEqual([{ currencyCode: 'JPY', store: false }]);
  });
});

describe('a choice', () => {
  it('PIC-048 PIC-056 PIC-057 is applied immediately and not stored for a signed-out visitor, and reloads the page', async () => {
    const picker = await open();
    await choose(picker, 'USD');
    await expect.poll(reloads).toEqual([{ kind: 'reload', reason: 'currency-changed' }]);
    expect(stored()).toEqual([{ currencyCode: 'USD', store: false }]);
  });

  it('is stored with the account of a signed-in visitor (PIC-O06)', async () => {
    const picker = await open();
    await backEnd.signIn();
    await choose(picker, 'USD');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: true }]);
  });

  it('is stored with the account even while the auth state is pending', async () => {
    backEnd.auth = authStateOf('Amelia');
    await choose(await open(), 'USD');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: true }]);
  });

  it('is pending until stored: the button shows it, and another choice has to wait', async () => {
    let come: (response: Response) => void = () => {};
    backEnd.answers[PATHS.setCurrency] = () => new Promise((resolve) => (come = resolve));
    const picker = await open();
    await choose(picker, 'USD');
    await expect.poll(() => part(picker, '.trigger').ariaBusy).toBe('true');
    part(picker, '.trigger').click();
    await expect.poll(() => isOpen(picker)).toBe(true);
    await choose(picker, 'JPY');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: false }]);
    come(Response.json({ currencyCode: 'USD', stored: false }));
    await expect.poll(reloads).toHaveLength(1);
    await expect.poll(() => part(picker, '.trigger').ariaBusy).toBe(null);
    expect(stored()).toHaveLength(1);
  });

  it('STA-048 is tracked with the previous one, and dispatched to the page', async () => {
    await choose(await open(), 'USD');
    await expect
      .poll(() => backEnd.eventsOf('travel-track'))
      .toEqual([
        {
          ...{ piece: 'currency-picker', part: 'currency', action: 'select', label: 'USD' },
          data: { selectedCode: 'USD', previousCode: 'EUR' },
        },
      ]);
    expect(backEnd.eventsOf('travel-currency-changed')).toEqual([{ currencyCode: 'USD', previous: 'EUR' }]);
  });

  it('of the current currency only closes', async () => {
    await choose(await open(), 'EUR');
    await runPending();
    expect(stored()).toEqual([]);
  });

  it('ERR-049 only logs a failure, and the page stays', async () => {
    const lines = expectConsole(/CURRENCY_FAILED/);
    backEnd.answers[PATHS.setCurrency] = refusal;
    const picker = await open();
    await choose(picker, 'USD');
    await expect.poll(() => lines.length).toBe(1);
    await expect.poll(() => part(picker, '.trigger').ariaBusy).toBe(null);
    expect(reloads()).toEqual([]);
    expect(face(picker)).toBe('€ EUR');
  });
});

describe('with the save dialog', () => {
  async function ask(): Promise<HTMLElement> {
    const picker = await open({ 'ask-to-save': '' });
    await choose(picker, 'USD');
    await expect.poll(() => dialog(picker).open).toBe(true);
    expect(stored()).toEqual([]);
    return picker;
  }

  it('PIC-049 PIC-050 PIC-051 CON-048 asks in a separate dialog, 360 wide', async () => {
    const picker = await ask();
    expect(isOpen(picker)).toBe(false);
    expect(dialog(picker).getBoundingClientRect().width).toBe(360);
    await expect.element(page.getByRole('dialog', { name: 'USD merken?' })).toBeVisible();
  });

  it('keeps its question while it fades out', async () => {
    const picker = await ask();
    const headings = new Set<string | null>();
    const heading = dialog(picker).querySelector('.ts-dialog-heading');
    const note = new MutationObserver(() => headings.add(heading?.textContent ?? null));
    note.observe(dialog(picker), { subtree: true, characterData: true, childList: true });
    await answer('Nein, nur jetzt');
    await expect.poll(() => dialog(picker).open).toBe(false);
    note.disconnect();
    expect([...headings, heading?.textContent].filter((text) => text !== 'USD merken?')).toEqual([]);
    // So that the next test does not hear of it.
    await expect.poll(reloads).toHaveLength(1);
  });

  it('PIC-052 yes stores it with the account', async () => {
    await backEnd.signIn();
    await ask();
    await answer('Ja, merken');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: true }]);
    await expect.poll(reloads).toHaveLength(1);
  });

  it('PIC-055 no applies it without storing it', async () => {
    await backEnd.signIn();
    await ask();
    await answer('Nein, nur jetzt');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: false }]);
  });

  it('leaving the dialog chooses nothing', async () => {
    const picker = await ask();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog(picker).open).toBe(false);
    expect(stored()).toEqual([]);
    expect(picker.shadowRoot?.activeElement).toBe(part(picker, '.trigger'));
  });

  describe('signed out', () => {
    /** Fakes the sign-in dialog. */
    const takeOver = () => {
      const asked: unknown[] = [];
      const take = (event: Event) => {
        event.preventDefault();
        asked.push((event as CustomEvent).detail);
      };
      window.addEventListener('travel-sign-in-requested', take, { once: true });
      return asked;
    };
    const close = (signedIn: boolean) =>
      document.dispatchEvent(new CustomEvent('travel-sign-in-closed', { bubbles: true, detail: { signedIn } }));

    it('yes requests a sign-in first, with the reason, and stores the choice afterwards', async () => {
      const asked = takeOver();
      await ask();
      await answer('Anmelden und merken');
      await expect.poll(() => asked).toEqual([{ reason: 'save-currency', resumes: true }]);
      expect(stored()).toEqual([]);
      await backEnd.signIn();
      close(true);
      await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: true }]);
    });

    it('asks again when the visitor does not sign in', async () => {
      const asked = takeOver();
      const picker = await ask();
      await answer('Anmelden und merken');
      await expect.poll(() => asked.length).toBe(1);
      close(false);
      await expect.poll(() => dialog(picker).open).toBe(true);
      await answer('Nein, nur jetzt');
      await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: false }]);
    });
  });
});
