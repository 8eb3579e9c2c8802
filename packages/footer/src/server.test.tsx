import { serverHandle } from '@travel-shell/element/server';
import { registerBrand } from '@travel-shell/tokens/builtBrand';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_GROUP, NO_LINKS, PARTS, withGroups, withState } from './Footer.fixtures.ts';
import { TERN } from './ownBrand.fixtures.ts';
import { piece } from './server.ts';

const VALUES = {
  brand: 'flagship',
  locale: 'en-US',
  presentation: 'default',
  countryPicker: false,
  currencyPicker: false,
  privacyChoices: false,
  managePrivacy: false,
  cardSchemes: '',
  appStoreBadge: undefined,
  googlePlayBadge: undefined,
  year: undefined,
} as const;

async function render(data?: Parameters<typeof piece.prepare>[1], values = {}) {
  const given = { ...VALUES, ...values };
  const { prepared, attributes } = await piece.prepare(given, data);
  return {
    attributes,
    view: renderToString(<piece.View {...given} element={serverHandle()} prepared={prepared} />),
    children: renderToString(<piece.Fallback prepared={prepared} />),
  };
}

describe('the fragment', () => {
  it('has every link once, as a child of the element, and none in the view', async () => {
    const { view, children } = await render(PARTS);
    const links = [...children.matchAll(/<ul slot="([\w-]+)">(.*?)<\/ul>/g)].flatMap(([, slot, items = '']) =>
      [...items.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => `${slot} ${href}`),
    );
    expect(links).toHaveLength(children.split('<a ').length - 1);
    expect(new Set(links).size).toBe(links.length);
    for (const link of ['company /about-us', 'contact /help', 'airline /aurora-air', 'site-map /flights-to-athens']) {
      expect(links).toContain(link);
    }
    expect(links).toContain('partners https://nestly.example/');
    expect(links).toContain('social https://naverpost.example/vireo');
    expect(links).toContain('privacy /actual-terms-of-use');
    // But the way to the cookie settings without script, in place of their button.
    expect(view.replace(/<a class="unscripted"[^>]*>/, '')).not.toContain('<a ');
  });

  it.each(['/about-us', '/actual-terms-of-use', 'https://naverpost.example/vireo', 'https://nestly.example/'])(
    'leaves a link out whose address would run as script: %s',
    async (address) => {
      const data = JSON.parse(JSON.stringify(PARTS).replaceAll(`"${address}"`, '"javascript:alert(1)"'));
      const count = (html: string) => html.split('<a ').length;
      const { children } = await render(data);
      expect(children).not.toContain('javascript:');
      expect(count(children)).toBe(count((await render(PARTS)).children) - 1);
    },
  );

  it('has no text of the back end in the view, so that it hydrates without data', async () => {
    const { view } = await render(PARTS);
    for (const text of ['Vireo', 'Company', 'About us', String(new Date().getFullYear())]) {
      expect(view).not.toContain(text);
    }
    expect(view).toContain(
      'data-slots="airline apps brand cities company contact copyright description destinations partners privacy site-map social"',
    );
  });

  it('has the logo of the brand, in the place of its name', async () => {
    const { children } = await render(PARTS);
    expect(children).toMatch(
      /<p slot="brand" role="img" aria-label="Vireo"><svg class="logo-mark".*?<svg class="logo-word"/,
    );
    const other = { ...PARTS, state: { ...PARTS.state, brandDisplayName: 'Vireo France' } };
    expect((await render(other)).children).toContain('<p slot="brand">Vireo France</p>');
  });

  it('has the name, the links and the language of a brand that is none of ours', async () => {
    registerBrand(TERN);
    const { children } = await render(PARTS, { brand: 'tern', locale: 'de-DE' });
    const year = new Date().getFullYear();
    expect(children).toContain('aria-label="Tern"');
    expect(children).toContain(`© ${year} Tern. Alle Rechte vorbehalten.`);
    expect(children).toMatch(/<a href="\/ships"[^>]*>Unsere Schiffe<\/a>/);
    expect(children).toMatch(/<a href="\/imprint"[^>]*>Impressum<\/a>/);
    expect(children).toContain('https://instagram.example/tern');
    expect(children).not.toContain('https://naverpost.example/vireo');
    expect(children).not.toMatch(/Vireo: |About us|Terms of use/);
    expect(children).toContain('Aurora Air');
  });

  it('FTR-002 is empty without link groups, and without data', async () => {
    const none = { ...withState({ linkGroups: NO_LINKS }), siteMap: { siteMapTitle: 'All', siteMapLinks: [] } };
    expect(await render(none)).toEqual({
      attributes: {},
      view: '<slot name="fallback" data-served-empty=""></slot>',
      children: '',
    });
    // The browser asks the back end for the links.
    expect(await render(undefined)).toEqual({
      attributes: { load: 'visible' },
      view: '<slot name="fallback" data-served-empty=""></slot>',
      children: '',
    });
  });

  it('has the year that it is given, and reads no clock for that, nor without data', async () => {
    const read = vi.fn();
    class Clock extends Date {
      constructor() {
        super();
        read();
      }
    }
    vi.stubGlobal('Date', Clock);
    try {
      await render(undefined);
      expect((await render(PARTS, { year: 2031 })).children).toContain('2031');
      expect(read).not.toHaveBeenCalled();
      await render(PARTS);
      expect(read).toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('FTR-008 has more links instead of airline tickets, never both', async () => {
    expect((await render(PARTS)).children).not.toContain('slot="more"');
    const { children } = await render(withGroups({ staticAirline: EMPTY_GROUP }));
    expect(children).toContain('slot="more"');
    expect(children).not.toContain('slot="airline"');
  });

  it('FTR-003 FTR-010 FTR-012 FTR-017 has logos and icons that the browser fetches when they come into view', async () => {
    const { attributes, children } = await render(PARTS);
    expect(attributes).toEqual({});
    const pictures = [...children.matchAll(/<img [^>]*>/g)].map(([image]) => image);
    expect(pictures).toHaveLength(10);
    for (const image of pictures) expect(image).toContain(' loading="lazy"');
    const [{ logoUrl } = { logoUrl: '' }] = PARTS.brands.brands;
    const heights = pictures
      .filter((image) => image.includes(logoUrl))
      .map((image) => image.match(/height="(\d+)"/)?.[1]);
    expect(heights).toEqual(['26', '20', '50']);
    expect(children).toMatch(
      /aria-label="Follow Vireo on facebook [^"]*"[^>]*><img src="\/icons\/facebook.svg" alt="Facebook"/,
    );
  });

  it('has a rule for each height of a picture', async () => {
    const { pageSheets } = await piece.prepare(VALUES, PARTS);
    expect(pageSheets[1]).toBe(
      [24, 26, 20, 50].map((px) => `travel-footer>ul img[height="${px}"]{block-size:${px}px!important}`).join(''),
    );
  });

  it('FTR-033 has the link to manage privacy when requested', async () => {
    expect((await render(PARTS)).children).not.toContain('/privacy/manage');
    expect((await render(PARTS, { managePrivacy: true })).children).toContain(
      '<ul slot="manage-privacy"><li><a href="/privacy/manage"',
    );
  });

  it('rejects invalid URLs and escapes text', async () => {
    const state = {
      staticCompany: { title: '<b>Us</b>', links: [{ title: '<i>x</i>', url: '/x"y', name: 'x', testAttr: 'x' }] },
      staticContact: { title: 'C', links: [{ title: 'Empty', url: '', name: 'e', testAttr: 'e' }] },
    };
    const { children } = await render(withGroups(state));
    expect(children).toContain('&lt;b&gt;Us&lt;/b&gt;');
    expect(children).toContain('href="/x&quot;y"');
    expect(children).not.toContain('Empty');
    expect(children).not.toContain('slot="contact"');
  });
});
