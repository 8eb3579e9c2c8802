import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_SITES, SITES } from '../pickers.fixtures.ts';
import { BackEnd, mountPicker, PATHS, part, parts, refusal, shown } from '../testPage.ts';

const TAG = 'travel-country-picker';
let backEnd: BackEnd;

// The test server is slow on the first request of a file.
beforeAll(() => Promise.all([import('./Countries.tsx'), import('./keepLanguage.ts')]));

beforeEach(async () => {
  await page.viewport(1100, 800);
  backEnd = new BackEnd();
});
afterEach(() => {
  for (const picker of document.querySelectorAll(TAG)) picker.remove();
  backEnd.end();
});

const surface = (picker: HTMLElement) => part<HTMLDialogElement>(picker, '#surface');
const field = (picker: HTMLElement) => part<HTMLInputElement>(picker, '.search-input');

/** Synchronous, because a real key press takes frames. */
function typeAtOnce(picker: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(picker), text);
  field(picker).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
const texts = (picker: HTMLElement) => shown(picker, '.entry-text');
const isOpen = (picker: HTMLElement) => surface(picker).open || surface(picker).matches(':popover-open');

async function open(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const picker = await mountPicker(TAG, attributes);
  part(picker, '.trigger').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown(picker, '.entry').length).toBeGreaterThan(0);
  return picker;
}

/** Clicks a link without navigating; returns the event and the URL. */
function follow(picker: HTMLElement, text: string, init: MouseEventInit = {}): { event: MouseEvent; href: string } {
  const link = parts(picker, 'a.entry').find(({ textContent }) => textContent?.includes(text)) as HTMLAnchorElement;
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
  let wasPrevented = false;
  const stop = (heard: Event) => {
    wasPrevented = heard.defaultPrevented;
    heard.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  link.dispatchEvent(event);
  return { event: { ...event, defaultPrevented: wasPrevented } as MouseEvent, href: link.href };
}

it.each([390, 1100])('no press loses the focus, %s px wide', async (width) => {
  await page.viewport(width, 800);
  const picker = await open({ search: '' });
  await userEvent.fill(part(picker, '.search-input'), 'x');
  expect((await walkButtons(picker)).length).toBeGreaterThan(0);
});

describe('the button', () => {
  it("PIC-002 shows the language's native name before anything is loaded", async () => {
    const picker = await mountPicker(TAG);
    expect(part(picker, '.trigger-text').textContent).toBe('Deutsch');
    await expect.element(page.getByRole('button', { name: 'Land und Sprache: Deutsch' })).toBeVisible();
    expect(backEnd.callsTo(PATHS.countries)).toEqual([]);
  });

  it("PIC-001 CON-054 shows the page's flag, 21 by 14, and the list's once loaded", async () => {
    const german = SITES.countries.find(({ countryCode }) => countryCode === 'DE')?.flag as string;
    const other = SITES.countries[0]?.flag as string;
    const picker = await mountPicker(TAG, { flag: other });
    const flag = () => part<HTMLImageElement>(picker, '.trigger .ts-flag');
    expect(flag().getAttribute('src')).toBe(other);
    expect(flag().getBoundingClientRect()).toMatchObject({ width: 21, height: 14 });
    part(picker, '.trigger').click();
    await expect.poll(() => flag().getAttribute('src')).toBe(german);
  });

  it('PIC-001 PIC-002 uses flag and name of the current language in a country with several', async () => {
    const ireland = SITES.countries.find(({ countryCode }) => countryCode === 'IE') as (typeof SITES.countries)[number];
    const languageLinks = ireland.languageLinks.map((link) => ({ ...link, active: link.locale === 'ga-IE' }));
    const others = SITES.countries.map((country) => ({ ...country, active: false }));
    const countries = [
      ...others.filter((country) => country.countryCode !== 'IE'),
      { ...ireland, active: true, languageLinks },
    ];
    backEnd.answers[PATHS.countries] = () => Response.json({ ...SITES, countries });
    const picker = await open();
    await expect.poll(() => part(picker, '.trigger .ts-flag').getAttribute('src')).toBe(ireland.flag);
    expect(part(picker, '.trigger-text').textContent).toBe('Gaeilge');
    expect(parts(picker, '[aria-current]').map(({ textContent }) => textContent)).toEqual(['Éire (Gaeilge)']);
  });

  it('ERR-059 shows a placeholder when the flag cannot be loaded', async () => {
    const picker = await mountPicker(TAG, { flag: 'data:image/png;base64,AAAA' });
    await expect.poll(() => part(picker, '.trigger .ts-flag').dataset.state).toBe('error');
  });
});

describe('the surface', () => {
  it.each([1100, 768])('PIC-003 is a dropdown on windows %i wide', async (width) => {
    await page.viewport(width, 800);
    const picker = await open();
    expect(surface(picker).matches(':popover-open')).toBe(true);
    expect(surface(picker).getBoundingClientRect().top).toBeGreaterThan(
      part(picker, '.trigger').getBoundingClientRect().bottom,
    );
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });

  it('PIC-004 PIC-005 CON-047 is a modal sheet below the medium width, 640 wide at most', async () => {
    await page.viewport(767, 800);
    const picker = await open();
    expect(surface(picker).matches(':modal')).toBe(true);
    const box = surface(picker).getBoundingClientRect();
    expect(box.width).toBe(640);
    await expect.poll(() => surface(picker).getBoundingClientRect().bottom).toBe(800);
  });

  it("PIC-006 can cover a narrow window, and locks the page's scrolling", async () => {
    await page.viewport(390, 800);
    const picker = await open({ 'narrow-shape': 'full' });
    await expect.poll(() => surface(picker).getBoundingClientRect().top).toBe(0);
    expect(surface(picker).getBoundingClientRect()).toMatchObject({ width: 390, height: 800 });
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });

  it.each([
    [1100, 1099],
    [390, 420],
  ])('PIC-007 opened at %i, closes when the window becomes %i wide', async (width, next) => {
    await page.viewport(width, 800);
    const picker = await open();
    // An on-screen keyboard changes only the height.
    await page.viewport(width, 500);
    await expect.poll(() => window.innerHeight).toBe(500);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(isOpen(picker)).toBe(true);
    await page.viewport(next, 500);
    await expect.poll(() => isOpen(picker)).toBe(false);
  });
});

describe('the list', () => {
  it('opening lays out only what is visible, and the rest later', async () => {
    backEnd.answers[PATHS.countries] = () => Response.json(ALL_SITES);
    const picker = await open();
    const sites = () => parts(picker, 'a.entry').filter((entry) => entry.checkVisibility()).length;
    await expect.poll(sites).toBe(500);
    for (const times of [1, 2]) {
      part(picker, '.trigger').click();
      await expect.poll(() => isOpen(picker)).toBe(false);
      part(picker, '.trigger').click();
      // Two for each of 36 countries.
      expect(sites(), `${times}`).toBe(72);
      await expect.poll(sites).toBe(500);
    }
  });

  it('typing takes effect at once, and the surface keeps its size', async () => {
    backEnd.answers[PATHS.countries] = () => Response.json(ALL_SITES);
    const picker = await open();
    const sites = () =>
      parts(picker, '.country:not([hidden]) a.entry').filter((entry) => entry.checkVisibility()).length;
    await expect.poll(sites).toBe(500);
    const box = surface(picker).getBoundingClientRect();
    // Before any frame.
    const type = (text: string) => {
      typeAtOnce(picker, text);
      return sites();
    };
    expect(type(ALL_SITES.countries.at(-1)?.countryName as string)).toBe(2);
    expect(type('zzzz')).toBe(0);
    await expect.element(page.getByText('Kein Land gefunden')).toBeVisible();
    expect(surface(picker).getBoundingClientRect()).toMatchObject({ top: box.top, height: box.height });
    expect(type('')).toBe(500);
  });

  it('rows that render after a key are searched, too', async () => {
    backEnd.answers[PATHS.countries] = () => Response.json(ALL_SITES);
    const picker = await mountPicker(TAG);
    part(picker, '.trigger').click();
    while (!picker.shadowRoot?.querySelector('.country')) await new Promise(requestAnimationFrame);
    expect(parts(picker, '.country').length).toBeLessThan(250);
    const last = ALL_SITES.countries.at(-1)?.countryNativeName as string;
    typeAtOnce(picker, `${last} fr`);
    await expect.poll(() => parts(picker, '.country').length).toBe(250);
    expect(texts(picker)).toEqual([`${last} (français)`]);
  });

  it('a matching row keeps the focus', async () => {
    backEnd.answers[PATHS.countries] = () => Response.json(ALL_SITES);
    const picker = await open();
    const links = () => parts(picker, 'a.entry');
    await expect.poll(() => links().filter((link) => link.checkVisibility()).length).toBe(500);
    const late = links()[300] as HTMLElement;
    late.focus();
    typeAtOnce(picker, 'e');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(picker.shadowRoot?.activeElement).toBe(late);
    expect(late.checkVisibility()).toBe(true);
  });

  it("is fetched once, on first use, for the page's site", async () => {
    const picker = await open({ site: 'de-AT' });
    part(picker, '.trigger').click();
    part(picker, '.trigger').click();
    expect(backEnd.callsTo(PATHS.countries)).toMatchObject([{ search: '?locale=de-AT' }]);
  });

  it('PIC-010 CON-050 has three columns by default, and one in a dialog', async () => {
    const columns = (picker: HTMLElement) =>
      getComputedStyle(part(picker, '.countries')).gridTemplateColumns.split(' ').length;
    const picker = await open();
    expect(columns(picker)).toBe(3);
    picker.setAttribute('columns', '2');
    await expect.poll(() => columns(picker)).toBe(2);
    picker.remove();
    await page.viewport(390, 800);
    expect(columns(await open())).toBe(1);
  });

  it('PIC-011 PIC-013 CON-053 each entry has a flag, 18 by 12', async () => {
    const picker = await open();
    const entries = parts(picker, '.entry').filter((entry) => entry.checkVisibility());
    expect(entries.length).toBe(8);
    for (const entry of entries) {
      const box = entry.querySelector('.ts-flag')?.getBoundingClientRect();
      expect(box).toMatchObject({ width: 18, height: 12 });
    }
  });

  it('PIC-012 PIC-014 PIC-017 shows native names of country and language, with an entry for each language', async () => {
    expect(texts(await open())).toEqual([
      'Åland (svenska)',
      'België (Nederlands)',
      'Belgique (français)',
      'Deutschland (Deutsch)',
      'Ireland (English)',
      'Éire (Gaeilge)',
      '日本 (日本語)',
      'المملكة العربية السعودية (العربية)',
    ]);
  });

  it('PIC-014 a country with one language has its native names, whatever text the back end sends', async () => {
    const countries = SITES.countries.map((country) =>
      country.languageLinks.length > 1
        ? country
        : { ...country, text: `${country.countryName} – ${country.languageName}` },
    );
    backEnd.answers[PATHS.countries] = () => Response.json({ ...SITES, countries });
    const picker = await open();
    expect(texts(picker)).toContain('Deutschland (Deutsch)');
    expect(texts(picker)).toContain('日本 (日本語)');
    expect(texts(picker).filter((text) => text.includes('–'))).toEqual([]);
  });

  it('PIC-018 on small screens a click on a country shows its languages', async () => {
    await page.viewport(390, 800);
    const picker = await open();
    expect(texts(picker)).toContain('België');
    expect(texts(picker)).not.toContain('Belgique (français)');
    const button = page.getByRole('button', { name: 'België 2 Sprachen' });
    await button.click();
    expect(texts(picker)).toContain('Belgique (français)');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('PIC-019 PIC-020 the current site is marked, and a click on it does nothing', async () => {
    const picker = await open();
    const current = parts(picker, '[aria-current]');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Deutschland (Deutsch)']);
    expect(current[0]?.closest('a')).toBeNull();
    const before = window.location.href;
    current[0]?.click();
    expect(window.location.href).toBe(before);
    expect(backEnd.events).toEqual([]);
    expect(isOpen(picker)).toBe(true);
  });

  it('entries are links with the language of their target, and only some are for crawlers', async () => {
    const picker = await open();
    const link = (text: string) => parts(picker, 'a.entry').find((entry) => entry.textContent === text);
    expect(link('Belgique (français)')).toMatchObject({ hreflang: 'fr-BE', rel: '' });
    expect(link('Belgique (français)')?.querySelector('[lang]')?.getAttribute('lang')).toBe('fr-BE');
    expect(link('日本 (日本語)')).toMatchObject({ rel: 'nofollow', hreflang: 'ja-JP' });
    expect(parts(picker, '[role=option]')).toEqual([]);
  });

  it('a failed load is retried by its button, and by opening', async () => {
    expectConsole(/STATE_FAILED/);
    backEnd.answers[PATHS.countries] = refusal;
    const picker = await mountPicker(TAG);
    part(picker, '.trigger').click();
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    const failure = part(picker, '.message-title');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.poll(() => backEnd.callsTo(PATHS.countries).length).toBe(2);
    // A new text is announced.
    await expect.poll(() => failure.isConnected).toBe(false);
    expect(picker.shadowRoot?.activeElement?.textContent).toBe('Erneut versuchen');
    backEnd.answers[PATHS.countries] = () => Response.json(SITES);
    part(picker, '.trigger').click();
    await expect.poll(() => picker.matches(':state(open)')).toBe(false);
    part(picker, '.trigger').click();
    await expect.poll(() => texts(picker).length).toBe(8);
  });
});

it('a list that has come after a failure has the focus in its surface', async () => {
  expectConsole(/STATE_FAILED/);
  backEnd.answers[PATHS.countries] = refusal;
  const picker = await mountPicker(TAG);
  part(picker, '.trigger').click();
  await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  backEnd.answers[PATHS.countries] = () => Response.json(SITES);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(() => texts(picker).length).toBe(8);
  await expect.poll(() => picker.shadowRoot?.activeElement?.closest('#surface')).toBeTruthy();
});

describe('search', () => {
  it('PIC-008 PIC-009 has a field, and a button that clears it', async () => {
    const picker = await open();
    await expect.poll(() => picker.shadowRoot?.activeElement).toBe(field(picker));
    expect(part(picker, '.clear').checkVisibility()).toBe(false); // there is nothing to clear
    await userEvent.keyboard('eire');
    expect(texts(picker)).toEqual(['Éire (Gaeilge)']);
    await page.getByRole('button', { name: 'Suche leeren' }).click();
    expect(field(picker).value).toBe('');
    expect(texts(picker)).toHaveLength(8);
    expect(picker.shadowRoot?.activeElement).toBe(field(picker));
  });

  it.each([
    ['PIC-021 whatever the case', 'DEUTSCHLAND', ['Deutschland (Deutsch)']],
    ['PIC-022 without the room around it', '  deutschland ', ['Deutschland (Deutsch)']],
    ['PIC-023 by what is written', 'belgique (fran', ['Belgique (français)']],
    ['without accents', 'aland', ['Åland (svenska)']],
  ])('%s', async (_title, term, expected) => {
    const picker = await open();
    await userEvent.fill(field(picker), term);
    expect(texts(picker)).toEqual(expected);
  });

  it.each([
    ['PIC-023 the text', 'alfa', 'Alfa'],
    ['PIC-024 the native country name', 'bravo', 'both'],
    ['PIC-024 the English country name', 'charlie', 'both'],
    ['PIC-025 the native language name', 'delta', 'Alfa'],
    ['PIC-025 the English language name', 'tatar', 'Alfa'],
    ['PIC-026 the country code', 'xk', 'both'],
    ['PIC-027 the locale', 'tt-lat', 'Alfa'],
  ])('%s matches when no other field has the word', async (_title, term, expected) => {
    const site = (locale: string, text: string, languageNativeName: string) => ({
      locale,
      text,
      languageNativeName,
      currencyCode: 'EUR',
      active: false,
      href: `/${locale}`,
    });
    const country = {
      text: 'Echo',
      locale: 'sq',
      href: '/sq',
      active: false,
      flag: '',
      countryCode: 'XK',
      countryName: 'Charlie',
      countryNativeName: 'Bravo',
      languageName: 'Foxtrot',
      languageNativeName: 'Golf',
      languageLinks: [site('tt-Latn', 'Alfa', 'Delta'), site('sq', 'Hotel', 'India')],
    };
    backEnd.answers[PATHS.countries] = () => Response.json({ ...SITES, countries: [...SITES.countries, country] });
    const picker = await open();
    await userEvent.fill(field(picker), term);
    expect(texts(picker)).toEqual(expected === 'both' ? ['Alfa', 'Hotel'] : [expected]);
  });

  it('PIC-015 PIC-016 ERR-045 says that nothing was found, and what to do', async () => {
    const picker = await open();
    await userEvent.fill(field(picker), 'atlantis');
    await expect.poll(() => shown(picker, '[role=status] .message-title')).toEqual(['Kein Land gefunden']);
    expect(texts(picker)).toEqual([]);
    expect(shown(picker, '[role=status] .message-text')).toHaveLength(1);
    await userEvent.fill(field(picker), 'land');
    await expect.poll(() => shown(picker, '.message-title')).toEqual([]);
    expect(part(picker, '[role=status]').textContent).toBe('5 Websites');
  });

  it('Escape clears the field first, then closes and restores focus', async () => {
    const picker = await open();
    await userEvent.fill(field(picker), 'de');
    await userEvent.keyboard('{Escape}');
    expect(isOpen(picker)).toBe(true);
    expect(field(picker).value).toBe('');
    await userEvent.keyboard('{Escape}');
    expect(isOpen(picker)).toBe(false);
    expect(picker.shadowRoot?.activeElement).toBe(part(picker, '.trigger'));
  });
});

describe('selection', () => {
  it("PIC-028 a click follows the entry's link", async () => {
    const picker = await open();
    const { event, href } = follow(picker, 'Belgique');
    expect(event.defaultPrevented).toBe(false);
    expect(new URL(href).pathname).toBe('/fr-BE');
    expect(new URL(follow(picker, '日本').href).pathname).toBe('/ja-JP'); // dataHref
    expect(backEnd.callsTo(PATHS.setLanguage)).toEqual([]);
  });

  it('PIC-029 PIC-030 adds the current path when configured', async () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '/de-DE/hotels/rome');
    try {
      const picker = await open({ 'keep-path': '' });
      expect(new URL(follow(picker, 'Belgique').href).pathname).toBe('/fr-BE/hotels/rome');
      picker.setAttribute('strip-segments', '2');
      await expect.poll(() => new URL(follow(picker, 'Belgique').href).pathname).toBe('/fr-BE/rome');
    } finally {
      window.history.replaceState(null, '', before);
    }
  });

  it('PIC-032 STA-047 tracks both sites, the device, and whether they differ', async () => {
    const picker = await open();
    follow(picker, 'Belgique');
    const [language, country] = navigator.language.split('-');
    expect(backEnd.eventsOf('travel-track')).toEqual([
      {
        piece: 'country-picker',
        part: 'site',
        action: 'select',
        label: 'fr-BE',
        data: {
          selectedServer: 'BE',
          selectedLanguage: 'fr',
          prefilledServer: 'DE',
          prefilledLanguage: 'de',
          deviceCountry: country,
          deviceLanguage: language,
          isChanged: true,
        },
      },
    ]);
  });

  describe('in business mode', () => {
    const business = () => {
      const state = authStateOf('Amelia');
      return backEnd.signIn({ businessState: { ...state.businessState, businessMode: true } });
    };

    it('PIC-031 stores the language, then navigates', async () => {
      const picker = await open();
      await business();
      let store: (response: Response) => void = () => {};
      backEnd.answers[PATHS.setLanguage] = () => new Promise((resolve) => (store = resolve));
      const { event, href } = follow(picker, 'Belgique');
      expect(event.defaultPrevented).toBe(true);
      await expect.poll(() => backEnd.callsTo(PATHS.setLanguage)).toMatchObject([{ body: { localeCode: 'fr-BE' } }]);
      expect(backEnd.eventsOf('travel-navigate')).toEqual([]);
      store(new Response(null, { status: 204 }));
      await expect.poll(() => backEnd.eventsOf('travel-navigate')).toMatchObject([{ kind: 'redirect', url: href }]);
    });

    it('ERR-050 only logs a failure to store it', async () => {
      const lines = expectConsole(/Failed to change K4B locale/);
      const picker = await open();
      await business();
      backEnd.answers[PATHS.setLanguage] = refusal;
      follow(picker, 'Belgique');
      await expect.poll(() => backEnd.eventsOf('travel-navigate').length).toBe(1);
      expect(lines).toHaveLength(1);
    });

    it('leaves a new tab to the browser', async () => {
      const picker = await open();
      await business();
      expect(follow(picker, 'Belgique', { ctrlKey: true }).event.defaultPrevented).toBe(false);
      await expect.poll(() => backEnd.callsTo(PATHS.setLanguage).length).toBe(1);
      expect(backEnd.eventsOf('travel-navigate')).toEqual([]);
    });
  });
});
