import { serverHandle } from '@travel-shell/element/server';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EMPTY_GROUP, NO_LINKS, PARTS, withGroups, withState } from './Footer.fixtures.ts';
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
    expect(view).not.toContain('<a ');
  });

  it('has no text of the back end in the view, so that it is hydrated without knowing any', async () => {
    const { view } = await render(PARTS);
    for (const text of ['Vireo', 'Company', 'About us', String(new Date().getFullYear())]) {
      expect(view).not.toContain(text);
    }
    expect(view).toContain(
      'data-slots="airline apps brand cities company contact copyright description destinations partners privacy site-map social"',
    );
  });

  it('FTR-002 is empty where there are no link groups, and where nobody has told it of any', async () => {
    const none = { ...withState({ linkGroups: NO_LINKS }), siteMap: { siteMapTitle: 'All', siteMapLinks: [] } };
    for (const data of [none, undefined]) {
      expect(await render(data)).toEqual({ attributes: {}, view: '', children: '' });
    }
  });

  it('FTR-008 has more links instead of airline tickets, never both', async () => {
    expect((await render(PARTS)).children).not.toContain('slot="more"');
    const { children } = await render(withGroups({ staticAirline: EMPTY_GROUP }));
    expect(children).toContain('slot="more"');
    expect(children).not.toContain('slot="airline"');
  });

  it('FTR-003 is loaded when it is seen where it has logos or icons, else by intent as others are', async () => {
    expect((await render(PARTS)).attributes).toEqual({ load: 'visible' });
    const plain = { ...PARTS, brands: { brands: [], socialMediaSites: [], socialIconsByName: {} } };
    expect((await render(plain)).attributes).toEqual({});
    expect((await render({ ...PARTS, brands: undefined })).attributes).toEqual({});
  });

  it('FTR-033 has the link to manage privacy where it is asked for', async () => {
    expect((await render(PARTS)).children).not.toContain('/privacy/manage');
    expect((await render(PARTS, { managePrivacy: true })).children).toContain(
      '<ul slot="manage-privacy"><li><a href="/privacy/manage"',
    );
  });

  it('keeps what is no address out, and text text', async () => {
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
