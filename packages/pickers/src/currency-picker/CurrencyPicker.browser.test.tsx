import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectConsole } from '../../../../scripts/testConsole.ts';
import { CURRENCIES } from '../pickers.fixtures.ts';
import { BackEnd, mountPicker, PATHS, part, parts, refusal, shown } from '../testPage.ts';

const TAG = 'travel-currency-picker';
let backEnd: BackEnd;

// The server of the tests takes its time for a file it has not seen.
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
  return picker;
}

async function choose(picker: HTMLElement, code: string): Promise<void> {
  part(picker, `#all-${code}`).click();
  await expect.poll(() => isOpen(picker)).toBe(false);
}

const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

describe('the button', () => {
  it('PIC-035 PIC-046 shows the code at first, and the symbol with it once the list is loaded', async () => {
    const picker = await mountPicker(TAG, { currency: 'EUR' });
    expect(face(picker)).toBe('EUR');
    expect(picker.matches(':state(loaded)')).toBe(false);
    part(picker, '.trigger').click();
    await expect.poll(() => face(picker)).toBe('€ EUR');
    expect(picker.matches(':state(loaded)')).toBe(true);
  });

  it('asks by itself where nobody has said which currency it is', async () => {
    const picker = await mountPicker(TAG);
    expect(face(picker)).toBe('EUR'); // that of de-DE
    await expect.poll(() => face(picker)).toBe('€ EUR');
    expect(backEnd.callsTo(PATHS.currencies)).toHaveLength(1);
  });
});

describe('the surface', () => {
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
  ])('PIC-034 PIC-038 CON-047 is a modal %s on narrow ones, %i wide', async (shape, width) => {
    await page.viewport(760, 800);
    const picker = await open({ 'narrow-shape': shape });
    expect(surface(picker).matches(':modal')).toBe(true);
    expect(surface(picker).getBoundingClientRect().width).toBe(width);
  });
});

describe('the list', () => {
  it('PIC-040 PIC-042 PIC-045 has the most used and all that are offered, in their order', async () => {
    const picker = await open();
    expect(shown(picker, '.section-title')).toEqual(['Häufig verwendet', 'Alle Währungen']);
    expect(codes(picker, 'top')).toEqual(['USD', 'EUR', 'GBP']);
    expect(codes(picker, 'all')).toEqual(['AUD', 'BRL', 'GBP', 'EUR', 'JPY', 'SEK', 'CHF', 'USD']);
  });

  it('PIC-043 CON-051 all are in three columns, in one in a dialog', async () => {
    const columns = (picker: HTMLElement) =>
      getComputedStyle(part(picker, '[aria-labelledby=all-title]')).gridTemplateColumns.split(' ').length;
    const picker = await open();
    expect(columns(picker)).toBe(3);
    picker.remove();
    await page.viewport(390, 800);
    expect(columns(await open())).toBe(1);
  });

  it('PIC-047 is loaded once', async () => {
    const picker = await mountPicker(TAG, { currency: 'EUR' });
    expect(backEnd.callsTo(PATHS.currencies)).toEqual([]);
    for (let times = 0; times < 4; times += 1) part(picker, '.trigger').click();
    const second = await mountPicker(TAG, { currency: 'EUR' });
    part(second, '.trigger').click();
    await expect.poll(() => face(second)).toBe('€ EUR');
    expect(backEnd.callsTo(PATHS.currencies)).toHaveLength(1);
  });

  it('PIC-046 says that it is loading, and that it failed; opening again asks again', async () => {
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

  it('is a listbox with groups, in which the currency in use is the one selected', async () => {
    const picker = await open();
    const selected = parts(picker, '[aria-selected=true]');
    expect(selected.map(({ id }) => id)).toEqual(['top-EUR']);
    await expect.element(page.getByRole('listbox', { name: 'Währung' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Alle Währungen' })).toBeVisible();
  });

  it('goes by the keyboard alone: arrows from the one in use, ends, Enter and Space', async () => {
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

describe('search', () => {
  const type = async (picker: HTMLElement, term: string) => userEvent.fill(part(picker, '.search-input'), term);

  it('PIC-039 is there where asked for', async () => {
    const picker = await open();
    expect(parts(picker, '.search-input')).toEqual([]);
    picker.setAttribute('search', '');
    await expect.element(page.getByRole('combobox', { name: 'Währung suchen' })).toBeVisible();
  });

  it('PIC-041 hides the most used while something is searched for', async () => {
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
  ])('PIC-044 finds by %s', async (_field, term, expected) => {
    const picker = await open({ search: '' });
    await type(picker, term);
    expect(codes(picker, 'all')).toEqual(expected);
  });

  it('PIC-045 does not find what is not offered', async () => {
    const picker = await open({ search: '' });
    await type(picker, 'mark');
    expect(codes(picker, 'all')).toEqual([]);
    expect(shown(picker, '.message-title')).toEqual(['Keine Währung gefunden']);
  });

  it('the field keeps the focus while arrows and Enter choose', async () => {
    const picker = await open({ search: '' });
    await expect.poll(() => picker.shadowRoot?.activeElement).toBe(part(picker, '.search-input'));
    await userEvent.keyboard('dollar{ArrowDown}');
    expect(active(picker)).toBe('AUD');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(picker)).toBe('USD');
    await userEvent.keyboard('{Enter}');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: false }]);
  });

  it('the only one that is left is taken by Enter', async () => {
    await open({ search: '' });
    await userEvent.keyboard('yen{Enter}');
    await expect.poll(stored).toEqual([{ currencyCode: 'JPY', store: false }]);
  });
});

describe('a choice', () => {
  it('PIC-048 PIC-056 PIC-057 of somebody anonymous is applied at once and not kept, and the page is loaded anew', async () => {
    const picker = await open();
    await choose(picker, 'USD');
    await expect.poll(reloads).toEqual([{ kind: 'reload', reason: 'currency-changed' }]);
    expect(stored()).toEqual([{ currencyCode: 'USD', store: false }]);
  });

  it('of somebody signed in is kept with the account (PIC-O06)', async () => {
    const picker = await open();
    await backEnd.signIn();
    await choose(picker, 'USD');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: true }]);
  });

  it('STA-048 is told to analytics with the one before, and to the page', async () => {
    await choose(await open(), 'USD');
    await expect
      .poll(() => backEnd.eventsOf('travel-track'))
      .toMatchObject([{ piece: 'currency-picker', data: { selectedCode: 'USD', previousCode: 'EUR' } }]);
    expect(backEnd.eventsOf('travel-currency-changed')).toEqual([{ currencyCode: 'USD', previous: 'EUR' }]);
  });

  it('of the one in use does nothing but close', async () => {
    await choose(await open(), 'EUR');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stored()).toEqual([]);
  });

  it('ERR-049 that fails is logged only, and the page stays', async () => {
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

describe('where it asks to save', () => {
  async function ask(): Promise<HTMLElement> {
    const picker = await open({ 'ask-to-save': '' });
    await choose(picker, 'USD');
    await expect.poll(() => dialog(picker).open).toBe(true);
    expect(stored()).toEqual([]);
    return picker;
  }

  it('PIC-049 PIC-050 PIC-051 CON-048 a dialog of its own, 360 wide, asks', async () => {
    const picker = await ask();
    expect(isOpen(picker)).toBe(false);
    expect(dialog(picker).getBoundingClientRect().width).toBe(360);
    await expect.element(page.getByRole('dialog', { name: 'USD merken?' })).toBeVisible();
  });

  it('PIC-052 yes keeps it with the account', async () => {
    await backEnd.signIn();
    await ask();
    await answer('Ja, merken');
    await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: true }]);
    await expect.poll(reloads).toHaveLength(1);
  });

  it('PIC-055 no applies it without keeping it', async () => {
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

  describe('somebody signed out', () => {
    /** Stands for the sign-in dialog. */
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

    it('PIC-053 PIC-054 yes opens the sign-in first, and keeps the choice after it', async () => {
      const asked = takeOver();
      await ask();
      await answer('Anmelden und merken');
      await expect.poll(() => asked).toEqual([{ reason: 'save-currency', resumes: true }]);
      expect(stored()).toEqual([]);
      await backEnd.signIn();
      close(true);
      await expect.poll(stored).toEqual([{ currencyCode: 'USD', store: true }]);
    });

    it('who does not sign in after all is asked again', async () => {
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
