import { CONFIG_DEFAULTS } from '@travel-shell/core';
import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_GROUP, NO_LINKS, PARTS, SITES, withGroups, withState } from './Footer.fixtures.ts';
import { TERN } from './ownBrand.fixtures.ts';
import { all, type BackEnd, linksOf, mountFooter, playBackEnd } from './testPage.ts';

const BRANDS = '/horizon/react/component/FooterBrandsStateProviderAction';
const STATE = '/horizon/react/component/FooterStateProviderAction';

/** A lazy chunk is slow on its first load. */
const LATER = { timeout: 5000 };

let backEnd: BackEnd | undefined;
let listening = new AbortController();
function play(...given: Parameters<typeof playBackEnd>): BackEnd {
  backEnd?.undo();
  backEnd = playBackEnd(...given);
  return backEnd;
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  play();
});

afterEach(() => {
  document.body.replaceChildren();
  backEnd?.undo();
  backEnd = undefined;
  listening.abort();
  listening = new AbortController();
  Reflect.deleteProperty(window, 'travelShell');
});

/** A footer with the back end's contents. */
async function shown(attributes: Record<string, string> = {}, options = {}): Promise<HTMLElement> {
  const footer = await mountFooter(attributes, options);
  await expect.poll(() => all(footer, 'footer').length, LATER).toBe(1);
  return footer;
}

/** The footer with logos and icons loaded. */
async function seen(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const footer = await shown(attributes);
  footer.scrollIntoView();
  await expect.poll(() => all(footer, '.partners img').length, LATER).toBeGreaterThan(0);
  return footer;
}

describe('its grid', () => {
  it.each([
    [1280, {}],
    [1280, { brand: 'sister', locale: 'ar' }],
    [1024, { brand: 'partner' }],
    [800, {}],
    [600, { locale: 'ar' }],
    [390, { brand: 'partner' }],
    [320, {}],
  ])('all sections begin their cells at the edges of one grid: %d px, %j', async (width, attributes) => {
    await page.viewport(width, 900);
    const footer = await seen(attributes);
    const isRtl = 'locale' in attributes;
    const [top] = all(footer, '.top');
    const frame = (top as Element).getBoundingClientRect();
    const startOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return isRtl ? frame.right - right : left - frame.left;
    };
    /** Six columns, and a gap of 20 px between them. */
    const step = (frame.width + 20) / 6;
    const isOnGrid = (at: number) => Math.abs(at - Math.round(at / step) * step) <= 1;
    const cells = [
      ...all(footer, '.groups > *, .popular > *, .partners li, :is(.columns, .site-map-links) li'),
      ...all(footer, '.top > *, .frame > *'),
    ].filter((cell) => cell.checkVisibility());
    expect(cells.length).toBeGreaterThan(20);
    const off = cells.filter((cell) => !isOnGrid(startOf(cell)));
    expect(off.map((cell) => [cell.className, cell.textContent?.trim(), startOf(cell)])).toEqual([]);
  });
});

const headings = (footer: HTMLElement, within: string) =>
  all(footer, `${within} h2`).map(({ textContent }) => textContent);

describe('the fallback of the host', () => {
  const html = '<a slot="fallback" href="/imprint">Imprint</a>';
  const imprint = (footer: HTMLElement) => footer.querySelector('a') as HTMLElement;

  it('shows until the footer has its links, and is no link of its own', async () => {
    play({ ...PARTS }, { '/horizon/react/component/FooterStateProviderAction': 'pending' });
    const waiting = await mountFooter({}, { html });
    await expect.poll(() => backEnd?.calls.length, LATER).toBe(3);
    expect(imprint(waiting).checkVisibility()).toBe(true);
    play();
    const footer = await shown({}, { html });
    expect(linksOf(footer, 'company')).toEqual(['About us', 'Careers', 'Press']);
    expect(imprint(footer).checkVisibility()).toBe(false);
  });

  it('stays where there are no links to show', async () => {
    const { calls } = play({
      ...withState({ linkGroups: NO_LINKS }),
      siteMap: { siteMapTitle: 'All', siteMapLinks: [] },
    });
    const footer = await mountFooter({}, { html });
    await expect.poll(() => calls.length, LATER).toBe(3);
    await runPending();
    expect(imprint(footer).checkVisibility()).toBe(true);
    expect(all(footer, 'footer')).toEqual([]);
  });
});

describe('link groups', () => {
  it('FTR-002 is not rendered when there are no link groups', async () => {
    const { calls } = play({
      ...withState({ linkGroups: NO_LINKS }),
      siteMap: { siteMapTitle: 'All', siteMapLinks: [] },
    });
    const footer = await mountFooter();
    await expect.poll(() => calls.length, LATER).toBe(3);
    await runPending();
    expect(all(footer, '*').map(({ localName }) => localName)).toEqual(['div', 'slot']);
    expect(footer.getBoundingClientRect().height).toBe(0);
  });

  it('FTR-004 has four link groups when all are given', async () => {
    const footer = await shown();
    expect([...headings(footer, '.groups'), ...headings(footer, '.site-map')]).toEqual([
      'Company',
      'Contact',
      'Airline tickets',
      'All searches',
    ]);
  });

  it('FTR-005 has the company links', async () => {
    const footer = await shown();
    expect(headings(footer, '[data-part=company]')).toEqual(['Company']);
    expect(linksOf(footer, 'company')).toEqual(['About us', 'Careers', 'Press']);
    const [link] = all<HTMLAnchorElement>(footer, '[data-part=company] a');
    expect([link?.getAttribute('href'), link?.dataset.testid]).toEqual(['/about-us', 'footer-about-us']);
  });

  it('FTR-006 has the contact links', async () => {
    expect(linksOf(await shown(), 'contact')).toEqual(['Help', 'Contact us', 'Affiliates']);
  });

  it('FTR-007 has the airline tickets links', async () => {
    expect(linksOf(await shown(), 'airline')).toEqual(['Aurora Air', 'Borealis']);
  });

  it('FTR-008 has the more links only without airline tickets', async () => {
    const footer = await shown();
    expect(linksOf(footer, 'more')).toEqual([]);
    footer.remove();
    play(withGroups({ staticAirline: EMPTY_GROUP }));
    const other = await shown();
    expect(headings(other, '.groups')).toEqual(['Company', 'Contact', 'More']);
    expect(linksOf(other, 'more')).toEqual(['Mobile app', 'Travel guides']);
  });

  async function inThreeColumns(section: string, titles: string[]): Promise<void> {
    const footer = await shown();
    expect(linksOf(footer, section)).toEqual(titles);
    const lefts = all(footer, `[data-part=${section}] a`).map((link) => Math.round(link.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(3);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  }

  it('FTR-023 CON-052 has popular destinations in three columns', () =>
    inThreeColumns('destinations', ['Bali', 'Crete', 'Iceland', 'Japan', 'Norway', 'Sicily']));

  it('FTR-024 CON-052 has popular cities in three columns', () =>
    inThreeColumns('cities', ['Athens', 'Berlin', 'Lisbon', 'London', 'Madrid', 'Vienna']));

  it('fetches the links, the site map and the logos of its own brand', async () => {
    const { brands } = play();
    await seen({ brand: 'sister' });
    const providers = [
      'FooterStateProviderAction',
      'FooterSiteMapLinksProviderAction',
      'FooterBrandsStateProviderAction',
    ];
    expect(providers.map((provider) => brands.get(provider))).toEqual(['sister', 'sister', 'sister']);
  });

  it('waits for every response, and shows the rest when one has failed', async () => {
    play(PARTS, { '/horizon/react/component/PrivacyMenuStateProviderAction': 'broken' });
    const lines = expectConsole(/ACCOUNT_DATA_FAILED|privacy menu/i);
    const footer = await shown();
    expect(linksOf(footer, 'company')).toHaveLength(3);
    expect(linksOf(footer, 'privacy')).toEqual(['Privacy preferences']);
    expect(lines).toHaveLength(1);
  });
});

describe('sections', () => {
  it("FTR-009 has a strip of the site's card schemes, in the site's order", async () => {
    const footer = await shown();
    const names = () => all(footer, '.cards svg').map((card) => card.getAttribute('aria-label'));
    expect(names()).toEqual(['Visa', 'Mastercard', 'American Express', 'Discover', 'Diners Club', 'JCB', 'UnionPay']);
    footer.setAttribute('card-schemes', 'jcb constructor visa jcb');
    await expect.poll(names).toEqual(['JCB', 'Visa']);
    footer.setAttribute('card-schemes', '');
    await expect.poll(() => all(footer, '.cards').length).toBe(0);
  });

  it('FTR-010 has the logos of partners', async () => {
    const footer = await seen();
    const images = all<HTMLImageElement>(footer, '.partners img');
    expect(images.map(({ alt }) => alt)).toEqual(['Nestly', 'Roamstay', 'Fareloft']);
    await expect.poll(() => images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true);
  });

  it('FTR-011 has each logo in a link to its partner', async () => {
    const footer = await seen();
    const links = all<HTMLAnchorElement>(footer, '.partners a:has(img)');
    expect(links.map(({ href }) => href)).toEqual([
      'https://nestly.example/',
      'https://roamstay.example/',
      'https://fareloft.example/',
    ]);
  });

  it('FTR-012 CON-055 shows logos 20 to 50 px high, whatever their own size', async () => {
    const footer = await seen();
    const heights = () => all(footer, '.partners img').map((logo) => logo.getBoundingClientRect().height);
    await expect.poll(heights).toEqual([26, 20, 50]);
  });

  it('FTR-013 has a line with the logo of the brand, which says its name', async () => {
    const footer = await shown();
    const [line] = all(footer, '.brand [role=img]');
    expect(line?.ariaLabel).toBe('Vireo');
    expect(line?.querySelectorAll('.logo-mark, .logo-word')).toHaveLength(2);
  });

  it('FTR-013 has a line with the name that the back end gives where that is another than the logo’s', async () => {
    const footer = await shown({ brand: 'sister' });
    expect(all(footer, '.brand').map(({ textContent }) => textContent)).toEqual(['Vireo']);
    expect(all(footer, '.brand svg')).toEqual([]);
  });

  it('FTR-014 shows the stores’ own badges where the host has both', async () => {
    const one = await shown({ 'app-store-badge': '/apple.svg' });
    expect(all(one, '[data-part=apps] img')).toEqual([]);
    one.remove();
    const footer = await shown({ 'app-store-badge': '/apple.svg', 'google-play-badge': '/google.svg' });
    const pictures = all<HTMLImageElement>(footer, '[data-part=apps] img');
    expect(pictures.map((picture) => [picture.alt, picture.getAttribute('height')])).toEqual([
      ['Vireo on the App Store', '40'],
      ['Vireo on Google Play', '40'],
    ]);
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/apple.svg', '/google.svg']);
  });

  it('FTR-014 has badges of both app stores', async () => {
    const badges = all<HTMLAnchorElement>(await shown(), '[data-part=apps] a');
    expect(badges.map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Vireo on the App Store', 'https://apps.example/vireo'],
      ['Vireo on Google Play', 'https://play.example/vireo'],
    ]);
  });

  it('FTR-015 opens the app stores in a new tab, and says so', async () => {
    const badges = all<HTMLAnchorElement>(await shown(), '[data-part=apps] a');
    expect(badges.map(({ target, rel, ariaLabel }) => [target, rel, ariaLabel])).toEqual([
      ['_blank', 'noopener', 'Vireo on the App Store (opens in a new tab)'],
      ['_blank', 'noopener', 'Vireo on Google Play (opens in a new tab)'],
    ]);
  });

  it.each(['googleplay', 'appleappstore'])('FTR-016 shows no badge when %s has no link', async (store) => {
    const { appStoreLinks } = PARTS.state;
    play(withState({ appStoreLinks: appStoreLinks.filter(({ appStoreType }) => appStoreType !== store) }));
    const footer = await shown();
    expect(all(footer, '[data-part=apps]')).toEqual([]);
    footer.remove();
    const emptied = appStoreLinks.map((link) =>
      link.appStoreType === store ? { ...link, appStoreLink: { url: '' } } : link,
    );
    play(withState({ appStoreLinks: emptied }));
    expect(all(await shown(), '[data-part=apps]')).toEqual([]);
  });

  it('FTR-017 has the seven known social sites in the given order, and skips others', async () => {
    const footer = await seen();
    const links = all<HTMLAnchorElement>(footer, '.social a');
    expect(links.map(({ dataset, href }) => [dataset.name, href])).toEqual(
      ['facebook', 'twitter', 'instagram', 'youtube', 'brunch', 'naverblog', 'naverpost'].map((name) => [
        name,
        `https://${name}.example/vireo`,
      ]),
    );
    await expect.poll(() => all(footer, '.social img').length, LATER).toBe(7);
  });

  it('FTR-018 opens social sites in a new tab, and says so', async () => {
    const links = all<HTMLAnchorElement>(await seen(), '.social a');
    expect(links.map(({ target, rel }) => `${target} ${rel}`)).toEqual(Array(7).fill('_blank noopener'));
    expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual(
      SITES.slice(0, 7).map((name) => expect.stringMatching(new RegExp(`${name}.* \\(opens in a new tab\\)$`))),
    );
  });

  it('FTR-020 API-045 fetches each icon from its URL', async () => {
    const { calls } = play({
      ...PARTS,
      brands: {
        ...PARTS.brands,
        socialMediaSites: PARTS.brands.socialMediaSites.slice(0, 2),
        socialIconsByName: { facebook: '/icons/other/f.svg' },
      },
    });
    const footer = await seen();
    await expect.poll(() => all(footer, '.social img').length, LATER).toBe(1);
    expect(calls.filter((path) => path.startsWith('/icons/'))).toEqual(['/icons/other/f.svg']);
    // A site without a URL shows its name.
    expect(all(footer, '.social a').map(({ textContent }) => textContent)).toEqual(['', 'X']);
  });

  it("FTR-019 ERR-054 shows the site's name, and logs, when the response does not start with an svg tag", async () => {
    play(PARTS, { '/icons/facebook.svg': '<!doctype html><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>' });
    const lines = expectConsole(/SVG_FAILED: The icon \/icons\/facebook\.svg/);
    const footer = await seen();
    await expect.poll(() => all(footer, '.social img').length, LATER).toBe(6);
    expect(all(footer, '.social a')[0]?.textContent).toBe('Facebook');
    expect(lines).toHaveLength(1);
  });

  it('ERR-053 only logs that an icon could not be fetched, and shows the name', async () => {
    play(PARTS, { '/icons/youtube.svg': 'broken' });
    const lines = expectConsole(/SVG_FAILED: The icon \/icons\/youtube\.svg/);
    const footer = await seen();
    await expect.poll(() => all(footer, '.social img').length, LATER).toBe(6);
    expect(all(footer, '.social a')[3]?.textContent).toBe('YouTube');
    expect(lines).toHaveLength(1);
  });

  it('FTR-025 has the description of the page', async () => {
    expect(all(await shown(), '.description')[0]?.textContent).toBe(PARTS.state.pageDescription);
  });

  async function hasPicker(name: string): Promise<void> {
    const load = vi.fn(() => Promise.resolve());
    Object.assign(window, { travelShell: { load } });
    const footer = await shown({ brand: 'sister', locale: 'de-DE', presentation: 'dark' });
    const pickers = () => all(footer, '.pickers > *');
    expect(pickers()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    footer.setAttribute(name, '');
    await expect.poll(() => all(footer, '.pickers').length).toBe(1);
    all(footer, '.pickers')[0]?.scrollIntoView();
    await expect.poll(() => pickers().map(({ localName }) => localName)).toEqual([`travel-${name}`]);
    await expect.poll(() => load.mock.calls).toEqual([[`travel-${name}`]]);
    const [picker] = pickers();
    expect(picker?.getAttribute('brand')).toBe('sister');
    expect(picker?.getAttribute('locale')).toBe('de-DE');
    expect(picker?.getAttribute('presentation')).toBe('dark');
    footer.removeAttribute(name);
    await expect.poll(pickers).toEqual([]);
  }

  it('FTR-026 has a country picker when requested, and loads it', () => hasPicker('country-picker'));

  it('FTR-027 has a currency picker when requested, and loads it', () => hasPicker('currency-picker'));
});

describe('partner logos', () => {
  it('FTR-003 API-024 fetches them once the footer is visible, not before', async () => {
    const { calls } = play();
    const footer = await shown({}, { below: 3000 });
    window.scrollTo(0, 0);
    await runPending();
    expect(calls).not.toContain(BRANDS);
    footer.scrollIntoView();
    await expect.poll(() => all(footer, '.partners img').length, LATER).toBe(3);
    window.scrollTo(0, 0);
    footer.scrollIntoView();
    await runPending();
    expect(calls.filter((path) => path === BRANDS)).toHaveLength(1);
  });

  it('one that is on the screen shows with them at once, as several rows of them would move what is below', async () => {
    await page.viewport(390, 900);
    const footer = await mountFooter();
    const view = footer.shadowRoot as ShadowRoot;
    const first = new Promise<number>((resolve) => {
      const look = () => all(footer, 'footer')[0] && resolve(all(footer, '.partners img').length);
      new MutationObserver(look).observe(view, { childList: true, subtree: true });
      look();
    });
    expect(await first).toBe(3);
    const height = footer.getBoundingClientRect().height;
    await expect.poll(() => all(footer, '.social img').length, LATER).toBeGreaterThan(0);
    expect(footer.getBoundingClientRect().height).toBe(height);
  });

  it('does not wait for them for long', async () => {
    play(PARTS, { [BRANDS]: 'pending' });
    const footer = await shown();
    expect(linksOf(footer, 'company')).toHaveLength(3);
    expect(all(footer, '.partners img')).toEqual([]);
  });

  it('ERR-047 only logs that they could not be fetched; the rest of the footer stays', async () => {
    const { calls } = play(PARTS, { [BRANDS]: 'broken' });
    const lines = expectConsole(/The logos of the footer/);
    const footer = await shown();
    footer.scrollIntoView();
    await expect.poll(() => calls).toContain(BRANDS);
    await expect.poll(() => lines.length).toBe(1);
    expect(linksOf(footer, 'company')).toHaveLength(3);
    expect(all(footer, '.partners, .social').every((strip) => strip.offsetHeight === 0)).toBe(true);
  });

  it('ERR-048 does not log it when the configuration says so', async () => {
    Object.assign(window, {
      travelShell: { config: { brand: 'flagship', apiBase: '', apiTimeout: 8000, logFooterBrandsFailures: false } },
    });
    const { calls } = play(PARTS, { [BRANDS]: 'broken' });
    const footer = await shown();
    footer.scrollIntoView();
    await expect.poll(() => calls).toContain(BRANDS);
    // Unexpected console output would fail this test.
    await runPending();
    expect(linksOf(footer, 'company')).toHaveLength(3);
  });
});

describe('site map', () => {
  const dialogOf = (footer: HTMLElement) => all(footer, '.site-map')[0] as HTMLElement;
  const button = (footer: HTMLElement) => all(footer, '.site-map-button')[0] as HTMLElement;

  it('FTR-021 has its title and links', async () => {
    const footer = await shown();
    expect(headings(footer, '.site-map')).toEqual(['All searches']);
    expect(linksOf(footer, 'site-map')).toEqual([
      'Flights to Athens',
      'Flights to Berlin',
      'Hotels in Athens',
      'Hotels in Berlin',
    ]);
    expect(dialogOf(footer).checkVisibility()).toBe(true);
    expect(dialogOf(footer).getAttribute('role')).toBeNull();
    expect(button(footer).checkVisibility()).toBe(false);
  });

  it('FTR-022 is a button on small screens that opens a full-screen dialog', async () => {
    await page.viewport(390, 800);
    const footer = await shown();
    expect(dialogOf(footer).checkVisibility()).toBe(false);
    expect(button(footer).textContent).toBe('Site map');
    button(footer).scrollIntoView();
    button(footer).click();
    await expect.poll(() => dialogOf(footer).getAttribute('role')).toBe('dialog');
    expect([dialogOf(footer).ariaModal, dialogOf(footer).ariaLabel]).toEqual(['true', 'Site map']);
    await expect
      .poll(() => dialogOf(footer).getBoundingClientRect())
      .toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
    const links = all(footer, '.site-map a');
    expect(links.every((link) => link.checkVisibility())).toBe(true);
  });

  it('FTR-022 traps focus in the dialog, and restores it', async () => {
    await page.viewport(390, 800);
    const footer = await shown();
    button(footer).focus();
    await userEvent.keyboard('{Enter}');
    const focused = () => footer.shadowRoot?.activeElement;
    await expect.poll(() => focused()?.className).toBe('close');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()?.textContent).toBe('Hotels in Berlin');
    await userEvent.keyboard('{Tab}');
    expect(focused()?.className).toBe('close');
    await userEvent.keyboard('{Tab}');
    expect(focused()?.textContent).toBe('Flights to Athens');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialogOf(footer).checkVisibility()).toBe(false);
    expect(focused()).toBe(button(footer));
    await expect.poll(() => dialogOf(footer).getAttribute('role')).toBeNull();
  });

  it('FTR-022 returns to the page when the window becomes wide', async () => {
    await page.viewport(390, 800);
    const footer = await shown();
    button(footer).click();
    await expect.poll(() => dialogOf(footer).getAttribute('role')).toBe('dialog');
    await page.viewport(1280, 900);
    await expect.poll(() => dialogOf(footer).matches(':popover-open')).toBe(false);
    await expect.poll(() => dialogOf(footer).getAttribute('role')).toBeNull();
    expect(dialogOf(footer).checkVisibility()).toBe(true);
  });
});

describe('privacy menu', () => {
  const YEAR = String(new Date().getFullYear());
  const buttons = (footer: HTMLElement) => all(footer, '.privacy button').map(({ textContent }) => textContent);

  function heard(type: string, prevents = false): CustomEvent[] {
    const events: CustomEvent[] = [];
    const listener = (event: Event) => {
      events.push(event as CustomEvent);
      if (prevents) event.preventDefault();
    };
    document.addEventListener(type, listener, { signal: listening.signal });
    return events;
  }

  it('FTR-028 has a title of year and brand', async () => {
    const [title] = headings(await shown(), '.privacy');
    expect(title).toContain(YEAR);
    expect(title).toContain('Vireo');
  });

  it('FTR-029 has a link that requests the privacy choices when its flag is on', async () => {
    const footer = await shown();
    const link = () => all<HTMLAnchorElement>(footer, '.privacy [data-requests]')[0];
    expect(link()).toBeUndefined();
    footer.setAttribute('privacy-choices', '');
    await expect.poll(() => link()?.textContent).toBe('Your privacy choices');
    // California's icon, as high as the letters, on the line of the text.
    const icon = link()?.querySelector('svg');
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    const [iconBox, linkBox] = [icon, link()].map((each) => each?.getBoundingClientRect() as DOMRect);
    expect(iconBox?.height).toBeGreaterThan(10);
    expect(iconBox?.height).toBeLessThan(linkBox?.height ?? 0);
    const events = heard('travel-privacy-choices-requested', true);
    link()?.click();
    expect(events.map(({ cancelable, composed, target }) => [cancelable, composed, target])).toEqual([
      [true, true, footer],
    ]);
  });

  it('FTR-030 has a link that requests the cookie settings', async () => {
    const footer = await shown();
    const events = heard('travel-cookie-settings-requested', true);
    expect(buttons(footer)).toEqual(['Cookie settings']);
    all(footer, '.privacy button')[0]?.click();
    expect(events).toHaveLength(1);
  });

  it.each([
    ['FTR-029', 'link', 'Your privacy choices', 'privacy-choices', 'cookie-settings'],
    ['FTR-030', 'button', 'Cookie settings', 'cookie-settings', 'privacy-choices'],
  ] as const)('%s the %s "%s" requests %s and nothing else', async (_id, role, name, what, other) => {
    const footer = await shown({ 'privacy-choices': '' });
    const [events, others] = [heard(`travel-${what}-requested`, true), heard(`travel-${other}-requested`)];
    const tracked = heard('travel-track');
    await page.getByRole(role, { name, exact: true }).click();
    expect([events.map(({ target }) => target), others]).toEqual([[footer], []]);
    expect(tracked.map(({ detail }) => detail)).toEqual([
      { piece: 'footer', part: 'privacy', action: 'click', label: what },
    ]);
  });

  it('RTE-017 the privacy choices lead to the page that manages them where nothing answers the request', async () => {
    const footer = await shown({ 'privacy-choices': '' });
    const link = page.getByRole('link', { name: 'Your privacy choices' });
    await expect.element(link).toHaveAttribute('href', '/privacy/manage');
    // Stays on the page of the test.
    const left: boolean[] = [];
    const stay = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stay, { signal: listening.signal });
    await link.click();
    const requests = heard('travel-privacy-choices-requested', true);
    await link.click();
    expect([left, requests.length]).toEqual([[true, false], 1]);
    all(footer, '.privacy [data-requests]')[0]?.dispatchEvent(
      new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    );
    expect([left, requests.length]).toEqual([[true, false, true], 1]);
  });

  it('FTR-031 API-026 STA-055 has the links of the server', async () => {
    const links = all<HTMLAnchorElement>(await shown(), '.privacy a').slice(0, 2);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy', '/privacy#policy'],
      ['Terms of use', '/actual-terms-of-use'],
    ]);
  });

  it('FTR-032 RTE-015 has a link to the privacy preferences', async () => {
    const link = all(await shown(), '.privacy a').find(({ textContent }) => textContent === 'Privacy preferences');
    expect(link?.getAttribute('href')).toBe('/privacy');
  });

  it('FTR-033 RTE-017 has a link to manage privacy when requested', async () => {
    const footer = await shown();
    const link = () => all(footer, '.privacy a').find(({ textContent }) => textContent === 'Manage privacy');
    expect(link()).toBeUndefined();
    footer.setAttribute('manage-privacy', '');
    await expect.poll(() => link()?.getAttribute('href')).toBe('/privacy/manage');
  });

  it('FTR-034 has a copyright line with the current year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
    try {
      expect(all(await shown(), '.copyright')[0]?.textContent).toBe('© 2031 Vireo. All rights reserved.');
    } finally {
      vi.useRealTimers();
    }
  });
});

it('has the year that it is given, in its copyright line and its privacy menu', async () => {
  const footer = await shown({ year: '2031' });
  expect(all(footer, '.copyright')[0]?.textContent).toBe('© 2031 Vireo. All rights reserved.');
  expect(headings(footer, '.privacy')).toEqual(['Vireo 2031: your privacy']);
  footer.setAttribute('year', '2032');
  await expect.poll(() => all(footer, '.copyright')[0]?.textContent).toContain('2032');
});

describe('a brand that is none of ours', () => {
  const configure = () =>
    Object.assign(window, { travelShell: { config: { ...CONFIG_DEFAULTS, brands: { tern: TERN }, apiBase: '' } } });
  const textOf = (footer: HTMLElement, selector: string) => all(footer, selector)[0]?.textContent;
  const year = new Date().getFullYear();

  it("has its name and its links in the visitor's language, and the rest of the back end", async () => {
    configure();
    const footer = await shown({ brand: 'tern', locale: 'de-DE' });
    expect(all(footer, '.brand [role=img]')[0]?.ariaLabel).toBe('Tern');
    expect(textOf(footer, '.copyright')).toBe(`© ${year} Tern. Alle Rechte vorbehalten.`);
    expect(headings(footer, '.privacy')).toEqual([`Tern ${year}: Ihr Datenschutz`]);
    expect(textOf(footer, '.description')).toBe('Fähren des Nordens.');
    expect(headings(footer, '[data-part=company]')).toEqual(['Die Reederei']);
    expect(linksOf(footer, 'company')).toEqual(['Unsere Schiffe']);
    expect(linksOf(footer, 'privacy').slice(0, 1)).toEqual(['Impressum']);
    // An empty list hides that of the back end, which has the rest.
    expect(all(footer, '[data-part=contact]')).toEqual([]);
    expect(linksOf(footer, 'airline')).toEqual(['Aurora Air', 'Borealis']);
  });

  it('shows where the back end knows nothing of it', async () => {
    configure();
    play(PARTS, { [STATE]: 'broken', [BRANDS]: 'broken' });
    expectConsole(/FooterStateProviderAction/);
    expectConsole(/FooterBrandsStateProviderAction/);
    const footer = await shown({ brand: 'tern', locale: 'en-US' });
    expect(linksOf(footer, 'company')).toEqual(['Our ships']);
    footer.scrollIntoView();
    await expect.poll(() => linksOf(footer, 'social'), LATER).toEqual(['Instagram']);
  });

  it('has its own social sites, with icons of the back end', async () => {
    configure();
    const footer = await seen({ brand: 'tern', locale: 'en-US' });
    await expect.poll(() => all(footer, '.social img').length, LATER).toBe(1);
    const [link, ...others] = all(footer, '.social a') as HTMLAnchorElement[];
    expect(others).toEqual([]);
    expect(link?.href).toBe('https://instagram.example/tern');
    expect(link?.ariaLabel).toBe('Instagram (opens in a new tab)');
  });

  it("shows its further links also where the back end has airline tickets, whose group hides the back end's", async () => {
    const more = { heading: 'More', links: [{ text: 'Timetable', url: '/timetable' }] };
    const brands = { skua: { ...TERN, id: 'skua', footer: { ...TERN.footer, more } } };
    Object.assign(window, { travelShell: { config: { ...CONFIG_DEFAULTS, brands, apiBase: '' } } });
    const footer = await shown({ brand: 'skua', locale: 'en-US' });
    expect(linksOf(footer, 'more')).toEqual(['Timetable']);
    expect(all(footer, '[data-part=airline]')).toEqual([]);
  });
});

describe("the page's own links", () => {
  const OWN = `<h2 slot="company">About</h2><a slot="company" href="/team">The team</a>
    <a slot="more" href="/more">More</a><a slot="airline" href="/air">Air</a>`;

  it('are shown in their slots, and nothing is fetched', async () => {
    const { calls } = play();
    const footer = await shown({}, { html: OWN });
    const [link] = footer.querySelectorAll('a');
    expect(link?.assignedSlot?.name).toBe('company');
    expect(link?.checkVisibility()).toBe(true);
    footer.scrollIntoView();
    await runPending();
    expect(calls).toEqual([]);
    expect(all(footer, '.partners, .social')).toEqual([]);
  });

  it('hydrate a fragment that was rendered without data', async () => {
    const { calls } = play();
    const EMPTY =
      '<template shadowrootmode="open"><div data-travel-root="1"><slot name="fallback" data-served-empty=""></slot></div></template>';
    const footer = await shown({}, { html: EMPTY + OWN });
    expect(footer.querySelector('a')?.assignedSlot?.name).toBe('company');
    expect(calls).toEqual([]);
  });

  it("FTR-008 hides the page's more links when it has airline tickets", async () => {
    const footer = await shown({}, { html: OWN });
    const more = footer.querySelector('[slot=more]') as HTMLElement;
    expect(more.checkVisibility()).toBe(false);
    footer.querySelector('[slot=airline]')?.remove();
    await expect.poll(() => more.checkVisibility()).toBe(true);
  });

  it("keep the footer's looks on a page that styles every link", async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = 'a { color: red; font: 700 40px serif; float: left; border: 9px solid } a:hover { color: red }';
    try {
      const footer = await shown({}, { html: OWN });
      const { color, fontSize, float, borderTopWidth } = getComputedStyle(footer.querySelector('a') as Element);
      expect([color, fontSize, float, borderTopWidth]).toEqual(['rgb(82, 96, 90)', '14px', 'none', '0px']);
    } finally {
      style.remove();
    }
  });

  describe('in lists', () => {
    const LISTS = `<h2 slot="company">About</h2>
      <ul slot="company"><li><a href="/team">The team</a></li> <li><a href="/jobs">Jobs</a></li></ul>
      <ul slot="privacy"><li><a href="/terms">Terms</a></li></ul>`;

    it('are counted for screen readers', async () => {
      const footer = await shown({ 'card-schemes': '' }, { html: LISTS });
      const [lists, items, links] = await Promise.all([nodesOf('list'), nodesOf('listitem'), nodesOf('link')]);
      expect([lists.length, items.length]).toEqual([2, 3]);
      expect(links.map(({ name }) => name)).toEqual(['The team', 'Jobs', 'Terms']);
      footer.remove();
      await shown({ 'card-schemes': '' });
      // All links from the back end, too.
      const counts = async () => ({ items: (await nodesOf('listitem')).length, links: (await nodesOf('link')).length });
      await expect.poll(counts).toEqual({ items: 39, links: 39 });
    });

    it("keep the footer's looks on a page that styles every link, and remove their rules afterwards", async () => {
      const before = [...document.adoptedStyleSheets];
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent =
        'li { list-style: square; margin: 9px } body a { color: red !important; font: 700 40px serif !important; float: left; border: 9px solid }';
      try {
        const footer = await shown({}, { html: LISTS });
        const look = (selector: string) => getComputedStyle(footer.querySelector(selector) as Element);
        const { color, fontSize, float, borderTopWidth } = look('a');
        expect([color, fontSize, float, borderTopWidth]).toEqual(['rgb(82, 96, 90)', '14px', 'none', '0px']);
        expect([look('li').display, look('li').marginTop]).toEqual(['block', '0px']);
        footer.remove();
        await expect.poll(() => document.adoptedStyleSheets).toEqual(before);
      } finally {
        style.remove();
      }
    });

    it('of a site map keep focus in its dialog', async () => {
      await page.viewport(390, 800);
      const html = `${LISTS}<ul slot="site-map"><li><a href="/a">First</a></li><li><a href="/z">Last</a></li></ul>`;
      const footer = await shown({}, { html });
      all(footer, '.site-map-button')[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => footer.shadowRoot?.activeElement?.className).toBe('close');
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      expect(document.activeElement?.textContent).toBe('Last');
      await userEvent.keyboard('{Tab}');
      expect(footer.shadowRoot?.activeElement?.className).toBe('close');
    });
  });

  it('name the partners that the page wants, with its own logos: none is fetched', async () => {
    const [{ logoUrl } = { logoUrl: '' }] = PARTS.brands.brands;
    const logo = `<ul slot="partners"><li><a href="/roamstay"><img src="${logoUrl}" height="30" alt="Roamstay"></a></li></ul>`;
    const { calls } = play();
    const footer = await shown(
      {},
      { html: `${OWN}<a slot="partners" href="https://nestly.example/">Nestly</a>${logo}` },
    );
    footer.scrollIntoView();
    await runPending();
    const [name, link] = footer.querySelectorAll('a[slot=partners], [slot=partners] a');
    expect([name?.textContent, name?.checkVisibility(), link?.checkVisibility()]).toEqual(['Nestly', true, true]);
    await expect.poll(() => footer.querySelector('img')?.getBoundingClientRect().height).toBe(30);
    expect(all(footer, '.partners, .social').map(({ className }) => className)).toEqual(['partners']);
    expect(calls).toEqual([]);
  });

  it('track each click with name and section', async () => {
    const footer = await shown({}, { html: `${OWN}<a slot="company" href="#x" data-name="team">T</a>` });
    const details: unknown[] = [];
    footer.addEventListener('travel-track', (event) => details.push((event as CustomEvent).detail));
    footer.addEventListener('click', (event) => event.preventDefault());
    footer.querySelector<HTMLElement>('[data-name=team]')?.click();
    footer.querySelector<HTMLElement>('[href="/team"]')?.click();
    all(footer, '.cards')[0]?.click();
    expect(details).toEqual([
      { piece: 'footer', part: 'company', action: 'click', label: 'team' },
      { piece: 'footer', part: 'company', action: 'click', label: '/team' },
    ]);
  });
});

it.each([
  ['de-DE', 'Cookie-Einstellungen', 'ltr'],
  ['ar', 'إعدادات ملفات تعريف الارتباط', 'rtl'],
])('is translated to %s', async (locale, text, direction) => {
  const footer = await shown({ locale });
  expect(all(footer, '.privacy button')[0]?.textContent).toBe(text);
  expect(all(footer, 'footer')[0]?.dir).toBe(direction);
});

it('fits on the smallest screens', async () => {
  await page.viewport(320, 600);
  const footer = await seen();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(all(footer, 'footer')[0]?.scrollWidth).toBeLessThanOrEqual(320);
});
