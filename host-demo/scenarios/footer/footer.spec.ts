import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { FragmentData } from 'travel-shell-back-end/readFragmentData.ts';
import { HOST_LINES } from '../legacy/hostLines.ts';
import { runPending } from '../runPending.ts';
import { expect, expectAccessible, layoutShifts, loadReact, picture, seen, slowDown, test } from '../test.ts';

const PAGE = '/scenarios/footer/';
/** In a separate process, because Playwright would recompile the built renderer, which takes many seconds. */
const RENDER = `
const { renderFragment } = await import(process.argv[1]);
const data = JSON.parse(process.argv[2]);
process.stdout.write(await renderFragment('footer', {}, { data }));
`;
const FRAGMENTS = pathToFileURL(join(import.meta.dirname, '../../../dist/fragments/index.js')).href;
/** All our files except the typeface, which the page requests. */
const OURS = /^\/(?!scenarios\/|demo\/|site\/|travel-shell\/fonts\/)/;
const LOGOS = /^\/site\/brands\//;
/** The number of links in a long footer. */
const LINKS = 400;

function footerOf(page: Page) {
  const footer = page.locator('travel-footer');
  return {
    footer,
    logos: footer.locator(':is([slot=partners], [part=partners]) img'),
    icons: footer.locator(':is([slot=social], [part=social]) img'),
    siteMap: footer.locator('[part=site-map]'),
    siteMapButton: footer.getByRole('button', { name: 'Site map' }),
    link: (name: string) => footer.getByRole('link', { name, exact: true }),
  };
}

const ready = (page: Page) =>
  expect.poll(async () => (await seen(page, 'travel-ready')).map(({ tag }) => tag)).toContain('travel-footer');

/** Every logo and every icon is on the screen. */
async function expectLoaded(page: Page): Promise<void> {
  const { icons, logos } = footerOf(page);
  for (const [pictures, count] of [
    [logos, 5],
    [icons, 7],
  ] as const) {
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length))
      .toBe(count);
  }
}

/** Scrolls to the start of the footer. */
const showFooter = (page: Page) => page.locator('travel-footer').evaluate((footer) => footer.scrollIntoView());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FTR-022 has every link, and nothing that needs a script; on a small screen it opens the site map', {
    tag: '@smoke',
  }, async ({ page, traffic }) => {
    const html = (await (await page.goto(PAGE))?.text()) ?? '';
    const { footer, link, siteMap, siteMapButton } = footerOf(page);
    await test.step('has all its links in the HTML for crawlers', () => {
      const [, children = ''] = html.split('</template>');
      const links = [...children.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
      expect(links.length).toBeGreaterThan(130);
      expect(links).toContain('/hotels/rome');
      expect(links).toContain('https://nestly.example/');
    });
    for (const name of [
      'About us',
      'Contact us',
      'Aurora Air',
      'Algarve',
      'Vienna',
      'Hotels in Rome',
      'Terms of use',
    ]) {
      await expect(link(name)).toBeVisible();
    }
    await expect(footer.getByText(`© ${new Date().getFullYear()} Vireo`)).toBeVisible();
    await expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
    await link('Nestly').scrollIntoViewIfNeeded();
    await test.step('opens the site map on a small screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(link('Hotels in Rome')).toBeHidden();
      await siteMapButton.click();
      await expect(link('Hotels in Rome')).toBeVisible();
      const { x, width, height } = (await siteMap.boundingBox()) ?? {};
      expect([x, width, Math.round(height ?? 0)]).toEqual([0, 390, 844]);
      await siteMap.getByRole('button', { name: 'Close' }).click();
      await expect(link('Hotels in Rome')).toBeHidden();
      await expect(link('About us')).toBeVisible();
    });
    expect(traffic.paths(/\.js$|ProviderAction/)).toEqual([]);
    await link('About us').click();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe('before any interaction', () => {
  test('FTR-003 FTR-020 fetches logos and icons when they come into view, each icon from its URL, and no script', async ({
    page,
    traffic,
  }) => {
    await page.goto(`${PAGE}?far`);
    await runPending(page);
    expect(traffic.paths(OURS)).toEqual(['/travel-shell/loader.js']);
    expect(traffic.paths(LOGOS)).toEqual([]);

    await showFooter(page);
    await expectLoaded(page);
    await runPending(page);
    expect(traffic.paths(LOGOS)).toHaveLength(5);
    expect(traffic.paths(OURS).toSorted()).toEqual([
      ...['brunch', 'facebook', 'instagram', 'naverblog', 'naverpost', 'twitter', 'youtube'].map(
        (name) => `/horizon/react/component/socialIcons/${name}.svg`,
      ),
      '/travel-shell/loader.js',
    ]);
  });

  test('FTR-003 API-024 without a fragment asks for logos and icons once visible', async ({ page, traffic }) => {
    await page.goto(`${PAGE}?client&far&config={"fragments":"off"}`);
    await loadReact(page, 'travel-footer');
    await expect(footerOf(page).link('About us')).toBeAttached();
    await runPending(page);
    expect(traffic.paths(/FooterBrands|socialIcons/)).toEqual([]);
    await showFooter(page);
    await expectLoaded(page);
    expect(traffic.paths(/FooterBrands/)).toHaveLength(1);
  });
});

test.describe('hydration', () => {
  test('keeps every server-rendered node without layout shift', async ({ page }) => {
    await slowDown(page, 400, /\/travel-shell\/(footer|runtime)\//);
    await page.goto(PAGE);
    await page.evaluate(() => {
      const root = document.querySelector('travel-footer')?.shadowRoot;
      const nodes = root?.querySelectorAll('[data-travel-root], [data-travel-root] *') ?? [];
      const pictures = document.querySelectorAll('travel-footer img');
      Object.assign(window, { served: [...nodes, ...pictures] });
    });
    await showFooter(page);
    await loadReact(page, 'travel-footer');
    await expectLoaded(page);
    const { before, same } = await page.evaluate(() => {
      const { served } = window as unknown as { served: Element[] };
      return { before: served.length, same: served.filter(({ isConnected }) => isConnected).length };
    });
    expect(before).toBeGreaterThan(50);
    expect(same).toBe(before);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('no layout shift in the footer of another brand on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const brand of ['sister', 'partner']) {
      await page.goto(`${PAGE}?brand=${brand}`);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectLoaded(page);
      await loadReact(page, 'travel-footer');
      expect(await layoutShifts(page), brand).toEqual([]);
    }
  });

  test('FTR-022 a site map opened before hydration is a dialog, and stays one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await slowDown(page, 400, /\/travel-shell\/(footer|runtime)\//);
    await page.goto(`${PAGE}?load=intent`);
    const { footer, link, siteMapButton } = footerOf(page);
    await siteMapButton.click();
    await expect(link('Hotels in Rome')).toBeVisible();
    const dialog = footer.getByRole('dialog', { name: 'Site map' });
    await expect(dialog).toBeVisible();
    expect(await seen(page, 'travel-ready')).toEqual([]);
    await loadReact(page, 'travel-footer');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'travel-footer');
    await picture(page, 'footer-site-map');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(siteMapButton).toBeFocused();
  });

  test('FTR-030 replays an earlier click on the cookie settings once, after hydration', async ({ page }) => {
    await slowDown(page, 400, /\/travel-shell\/(footer|runtime)\//);
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      for (const what of ['cookie-settings', 'privacy-choices']) {
        document.addEventListener(`travel-${what}-requested`, (event) => {
          event.preventDefault();
          asked.push(what);
        });
      }
    });
    await page.goto(`${PAGE}?load=intent&privacy-choices=`);
    await footerOf(page).footer.getByRole('button', { name: 'Cookie settings' }).click();
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    expect(await asked()).toEqual([]);
    await ready(page);
    await expect.poll(asked).toEqual(['cookie-settings']);
    await runPending(page);
    expect(await asked()).toEqual(['cookie-settings']);
  });
});

test.describe('on any page', () => {
  for (const [name, query] of [
    ['with its own links', 'own'],
    ['with a style sheet that reaches for every link', 'hostile'],
  ] as const) {
    test(`the footer renders: ${name}`, async ({ page }) => {
      await page.goto(`${PAGE}?${query}`);
      await showFooter(page);
      await expect(footerOf(page).link('About us')).toBeVisible();
      if (query === 'own') await ready(page);
      else await expectLoaded(page);
      await expectAccessible(page, 'travel-footer');
      await picture(page, `footer-${query.replaceAll(/\W/g, '-')}`);
    });
  }

  for (const name of ['bare', 'legacy', 'moving']) {
    test(`FTR-001 the footer is shown on each page that has one: ${name}`, async ({ page, problems }) => {
      if (name === 'legacy') problems.excuse(HOST_LINES);
      await page.goto(`/scenarios/${name}/`);
      await page.evaluate(() => document.body.append(document.createElement('travel-footer')));
      await showFooter(page);
      await expect(footerOf(page).link('About us')).toBeVisible();
      await expectLoaded(page);
    });
  }

  test('is laid out from right to left in Arabic, and on the smallest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${PAGE}?locale=ar&lang=ar&privacy-choices&manage-privacy`);
    await showFooter(page);
    const { footer, link } = footerOf(page);
    await expectLoaded(page);
    await expect(footer.getByRole('button', { name: 'إعدادات ملفات تعريف الارتباط' })).toBeVisible();
    const [first, second] = await Promise.all([link('Algarve').boundingBox(), link('Zanzibar').boundingBox()]);
    expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page, 'travel-footer');
    await picture(page, 'footer-ar');
  });

  for (const [what, variant] of [
    ['with the fragment', ''],
    ['rendered in the browser', '&client'],
  ]) {
    test(`FTR-026 FTR-027 the footer renders, ${what}, under a strict policy, with both pickers`, async ({ page }) => {
      await page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      const response = await page.goto(`${PAGE}?strict&country-picker&currency-picker${variant}`);
      expect(response?.headers()['content-security-policy']).toContain('trusted-types travel-shell');
      const { footer, link } = footerOf(page);
      await test.step('draws its icons without one violation', async () => {
        await showFooter(page);
        await expect(link('About us')).toBeVisible();
        await expectLoaded(page);
        await loadReact(page, 'travel-footer');
        await expectLoaded(page);
        expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
        await expectAccessible(page, 'travel-footer');
        await picture(page, `footer${variant}`);
      });
      await footer.locator('[part=cards]').scrollIntoViewIfNeeded();
      for (const name of ['country-picker', 'currency-picker']) {
        await test.step(`shows a custom list: ${name}`, async () => {
          const picker = footer.locator(`travel-${name}`);
          await loadReact(page, `travel-${name}`);
          await expect.poll(() => picker.evaluate((element) => element.matches(':state(ready)'))).toBe(true);
          await picker.getByRole('button').first().click();
          const isOpen = () =>
            picker.evaluate((element) => element.shadowRoot?.querySelector(':popover-open, [open]') !== null);
          await expect.poll(isOpen).toBe(true);
          await picture(page, `footer-${name}${variant}`);
          await page.keyboard.press('Escape');
          await expect.poll(isOpen).toBe(false);
        });
      }
    });
  }
});

test.describe('with the back end down', () => {
  test('the links and logos of the fragment stay, also where no picture can be had', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.route(/ProviderAction|formtoken|socialIcons|\/site\/brands/, (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await page.goto(PAGE);
    await showFooter(page);
    await loadReact(page, 'travel-footer');
    const { link } = footerOf(page);
    await expect(link('Nestly')).toBeVisible();
    await picture(page, 'footer-without-pictures');
    await link('About us').click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('FTR-002 without a fragment there is no footer, and the page still works', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    const logged = problems.expect(/\[travel-shell\] \w+: (The footer|The site map|The privacy menu)/);
    await page.route(/ProviderAction|formtoken/, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(`${PAGE}?client&config={"fragments":"off"}`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => logged.length).toBe(1);
    await expect(footerOf(page).footer.locator('footer')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Slow ferries' })).toBeAttached();
  });
});

test.describe(`with ${LINKS} links`, () => {
  /** Titles and URLs as varied as those of real places. */
  const PLACES =
    'Aarhus Basel Cadiz Dresden Evora Faro Ghent Haifa Izmir Jerez Kyoto Lille Malmo Nantes Oporto Palermo Quito Riga Split Turin Utrecht Varna Wroclaw Yerevan Zadar'.split(
      ' ',
    );
  const KINDS = ['Flights to', 'Hotels in', 'Car hire in', 'Trains to', 'Weekends in', 'Things to do in'];
  const links = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = from + index;
      const title = `${KINDS[at % KINDS.length]} ${PLACES[(at * 7) % PLACES.length]} ${(at * 7919) % 997}`;
      const name = title.toLowerCase().replaceAll(' ', '-');
      return { title, url: `/${name}`, name, testAttr: `footer-siteMap-${name}` };
    });

  function render(): string {
    const group = (title: string, from: number, count: number) => ({ title, links: links(from, count) });
    const data: FragmentData = {
      footer: {
        state: {
          brandDisplayName: 'Vireo',
          pageDescription: 'Four hundred ways to go.',
          appStoreLinks: [],
          linkGroups: {
            seo: group('', 0, 0),
            popularCities: group('Cities', 0, 60),
            popularDestinations: group('Destinations', 60, 60),
            staticCompany: group('Company', 120, 20),
            staticContact: group('Contact', 140, 20),
            staticAirline: group('Airline tickets', 160, 40),
            staticMore: group('', 0, 0),
          },
        },
        brands: { brands: [], socialMediaSites: [], socialIconsByName: {} },
        siteMap: { siteMapTitle: 'All searches', siteMapLinks: links(200, 200) },
        privacyMenu: { items: [] },
      },
    };
    const args = ['--input-type=module', '--eval', RENDER, FRAGMENTS, JSON.stringify(data)];
    return execFileSync(process.execPath, args, { encoding: 'utf8' });
  }

  test('hydration changes none of them and causes no layout shift', async ({ page, traffic }) => {
    const fragment = render();
    expect(fragment.match(/<li><a /g)?.length).toBeGreaterThanOrEqual(LINKS);

    await page.route(PAGE, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Links</title><script src="/travel-shell/loader.js" async></script></head><body><h1>Links</h1>${fragment}</body></html>`,
      }),
    );
    await page.goto(PAGE);
    await runPending(page);
    expect(traffic.paths(/^\/travel-shell\//)).toEqual(['/travel-shell/loader.js']);
    const count = () =>
      page.evaluate(() => {
        const root = document.querySelector('travel-footer')?.shadowRoot?.querySelector('[data-travel-root]');
        return root?.querySelectorAll('*').length ?? 0;
      });
    const before = await count();
    // React's work does not grow with the number of links.
    expect(before).toBeLessThan(100);
    await page.evaluate(() => {
      Object.assign(window, { links: [...document.querySelectorAll('travel-footer > ul > li > a')] });
    });
    await loadReact(page, 'travel-footer');
    expect(await count()).toBe(before);
    const kept = await page.evaluate(() =>
      (window as unknown as { links: Element[] }).links.every(
        (link) => link.isConnected && link.closest('ul')?.assignedSlot,
      ),
    );
    expect(kept).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
