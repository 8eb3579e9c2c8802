import type { Page } from '@playwright/test';
import { HEADER_BRANDS, HEADER_CHUNK, HEADER_MESSAGES, HEADER_SHEET } from '../headerFiles.ts';
import { dialogOf } from '../sign-in/dialog.ts';
import {
  expect,
  expectAccessible,
  headerOf,
  headerReady,
  layoutShifts,
  loadReact,
  open,
  picture,
  rendered,
  rewrite,
  seen,
  signIn,
  slowDown,
  test,
  WITH_MORE,
} from '../test.ts';

const PAGE = '/scenarios/bare/';
const CLIENT = rendered(PAGE);
const OURS = /^\/travel-shell\//;
const AUTH_STATE = /AuthStateProviderAction/;

/** The style sheet that keeps the room of every piece. */
const ROOMS = '<link rel="stylesheet" href="/travel-shell/room.css">';

test.describe('one tag', () => {
  test('shows the header after two requests, without React, and moves nothing; and what an attribute says that is changed later', async ({
    page,
    traffic,
  }) => {
    await page.goto(PAGE);
    const { header, menuButton, account } = headerOf(page);
    await expect(menuButton).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(traffic.paths(OURS)).toEqual([
      '/travel-shell/loader.js',
      '/travel-shell/fragments/header/flagship.en-US.default.html',
    ]);
    expect(await header.evaluate((element) => element.matches(':defined'))).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);
    await expect(account).toHaveAccessibleName('Sign in');
    await expect(page.locator('travel-header > a', { hasText: 'Trips' })).toBeHidden();

    await test.step('shows what an attribute says that is changed later', async () => {
      await header.evaluate((element) => element.setAttribute('locale', 'de-DE'));
      await expect(account).toHaveAccessibleName('Anmelden');
    });
  });

  test('keeps the place of account menu and pickers in a row and in a text', async ({ page }) => {
    const pieces = ['account-menu', 'country-picker', 'currency-picker'].map((name) => `travel-${name}`);
    const elements = pieces.map((tag) => `<${tag}></${tag}>`).join(' ');
    const places = `<nav style="display: flex; gap: 1rem">${elements}</nav><p>Choose: ${elements}</p>`;
    await rewrite(page, PAGE, (html) => html.replace('</head>', `${ROOMS}</head>`).replace('<h1>', `${places}<h1>`));
    await slowDown(page, 300, /fragments\//);
    await page.goto(PAGE);
    const texts = [page.locator('main > p').first(), page.locator('h1')];
    const boxes = () => Promise.all(texts.map((text) => text.boundingBox()));
    const before = await boxes();
    for (const tag of pieces) {
      for (const place of ['nav', 'p'])
        await expect(page.locator(`main > ${place} ${tag}`).getByRole('button').first()).toBeVisible();
    }
    expect(await boxes()).toEqual(before);
  });

  test('adds its rules with the first element that they keep a place for', async ({ page }) => {
    await rewrite(page, PAGE, (html) =>
      html.replace(/<travel-header.*<\/travel-header>/s, '<travel-sign-in></travel-sign-in>'),
    );
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    const rules = () => page.evaluate(() => document.adoptedStyleSheets.length);
    expect(await rules()).toBe(0);
    await page.evaluate(() => document.body.append(document.createElement('travel-header')));
    await expect.poll(rules).toBe(1);
  });

  test('leaves it to the page how a piece is displayed', async ({ page }) => {
    const rule = '<style>travel-country-picker { display: none }</style>';
    const hidden = '<travel-currency-picker hidden></travel-currency-picker>';
    await rewrite(page, PAGE, (html) =>
      html.replace('<h1>', `${rule}<travel-country-picker></travel-country-picker>${hidden}<h1>`),
    );
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('travel-country-picker')).toBeHidden();
    await expect(page.locator('travel-currency-picker')).toBeHidden();
  });

  test('opens its menus at once, and keeps them while React takes over', { tag: '@smoke' }, async ({
    page,
    traffic,
  }) => {
    await page.setViewportSize(WITH_MORE);
    await slowDown(page, 1000, /intent|\/runtime\//);
    await page.goto(PAGE);
    const { more, moreMenu } = headerOf(page);
    await more.click();
    await expect(moreMenu).toBeVisible();
    expect(traffic.paths(/\/runtime\//)).toEqual([]);
    const first = await moreMenu.getByRole('link').first().elementHandle();
    await loadReact(page, 'travel-header');
    await expect(moreMenu).toBeVisible();
    expect(await first?.evaluate((link) => link.isConnected)).toBe(true);
  });

  test('is interactive after at most three rounds of requests', async ({ page, traffic }) => {
    await slowDown(page, 200, OURS);
    await page.goto(PAGE);
    await expect(headerOf(page).menuButton).toBeVisible();
    const [loader, fragment, ...none] = traffic.rounds(OURS);
    expect([loader, fragment, none]).toEqual([['/travel-shell/loader.js'], [expect.stringContaining('fragments')], []]);
    await headerReady(page);
    // The lists of what loads later come behind it, and nothing waits for them.
    const [, , first, ...rounds] = traffic.rounds(/^\/travel-shell\/(?!.*\/later\/)/);
    expect(first?.toSorted()).toEqual([expect.stringContaining('/intent.'), '/travel-shell/pieces.json']);
    expect(rounds.length, JSON.stringify(rounds)).toBeLessThanOrEqual(2);
  });

  test('keeps the styles of its fragment, and loads its style sheet with a change of its looks', async ({
    page,
    traffic,
  }) => {
    await page.goto(PAGE);
    const { header, menuButton } = headerOf(page);
    await expect(menuButton).toBeVisible();
    const looks = () =>
      header.evaluate(({ shadowRoot }) => {
        const row = shadowRoot?.querySelector('[data-row]') as Element;
        const { bottom } = row.getBoundingClientRect();
        // Which items are in the bar is measured (header/fit.spec.ts); here is what those look like.
        const isSeen = (node: Element) =>
          !row.contains(node) ||
          (node.closest('a, [popovertarget]') &&
            !node.closest('[popover]') &&
            node.getBoundingClientRect().top < bottom);
        return [...(shadowRoot?.querySelectorAll('[data-travel-root] *') ?? [])].filter(isSeen).map((node) => [
          node.localName,
          // All tokens of the brand come with React; a fragment has those of a bar.
          ...[...getComputedStyle(node)]
            .filter((name) => !name.startsWith('--'))
            .map((name) => getComputedStyle(node).getPropertyValue(name)),
        ]);
      });
    const before = await looks();
    expect(before.length).toBeGreaterThan(20);
    await headerReady(page);
    expect(await looks()).toEqual(before);
    expect(traffic.paths(HEADER_CHUNK)).not.toEqual([]);
    expect(traffic.paths(HEADER_SHEET)).toEqual([]);

    await header.evaluate((element) => element.setAttribute('presentation', 'dark'));
    await expect(header.locator('[part=header][data-presentation=dark]')).toBeVisible();
    expect(new Set(traffic.paths(HEADER_SHEET)).size).toBe(traffic.paths(HEADER_SHEET).length);
    expect(traffic.paths(HEADER_SHEET)).not.toEqual([]);
    expect(await looks()).not.toEqual(before);
  });

  for (const [what, pattern] of [
    ['fragments cannot be had', /\/fragments\//],
    ['the fragment is broken', /\/fragments\//],
  ] as const) {
    test(`renders the header with React where ${what}`, async ({ page, problems }) => {
      problems.allow(/Failed to load resource|net::ERR_|^request: /);
      await page.route(pattern, (route) =>
        what.includes('broken') ? route.fulfill({ body: '<p>Maintenance</p>' }) : route.abort('failed'),
      );
      await page.goto(PAGE);
      await expect.poll(() => seen(page, 'travel-ready')).toHaveLength(1);
      await expect(headerOf(page).menuButton).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});

test.describe('rendered by React', () => {
  test('shows its fallback links, then an interactive header, after at most three rounds of requests', async ({
    page,
    traffic,
  }) => {
    await slowDown(page, 200, OURS);
    await page.goto(CLIENT, { waitUntil: 'commit' });
    const link = page.locator('travel-header > a', { hasText: 'Trips' });
    await expect(link).toBeVisible();
    await headerReady(page);
    await expect(link).toBeHidden();
    const [loader, ...rounds] = traffic.rounds(OURS);
    expect(loader).toEqual(['/travel-shell/loader.js']);
    expect(rounds[0]?.toSorted()).toEqual([expect.stringContaining('/intent.'), '/travel-shell/pieces.json']);
    expect(rounds.length, JSON.stringify(rounds)).toBeLessThanOrEqual(3);
    await expect(headerOf(page).menuButton).toBeVisible();
  });

  test('requests no file twice, leaves nothing in the head, and adds only its own global and those of the bundler', async ({
    page,
    traffic,
  }) => {
    await page.goto('/login');
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    const earlier = traffic.paths(OURS).length;
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    const paths = traffic.paths(OURS).slice(earlier);
    expect(paths).toEqual([...new Set(paths)]);
    const downloads = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.includes('/travel-shell/') && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(paths.length).toBeGreaterThan(5);
    expect(downloads.toSorted()).toEqual([...new Set(downloads)].toSorted());

    await test.step('leaves nothing in the head of the page', async () => {
      const nodes = await page.evaluate(() => [...document.head.children].map(({ localName }) => localName));
      expect(nodes).toEqual(['meta', 'meta', 'title', 'link', 'style', 'script']);
    });

    await test.step('adds to the page only its own global and those of the bundler', async () => {
      const [names, symbols, prototypes] = await page.evaluate(() => [
        Object.getOwnPropertyNames(window),
        Object.getOwnPropertySymbols(window).map(String),
        Object.keys(Array.prototype).concat(Object.keys(Object.prototype)),
      ]);
      expect(names.filter((name) => !before.includes(name)).toSorted()).toEqual([
        // Module Federation's own registries.
        '_FEDERATION_RUNTIME_CORE',
        '__FEDERATION__',
        '__GLOBAL_LOADING_REMOTE_ENTRY__',
        '__VMOK__',
        'travelShell',
        // Chunk lists of the two builds, and the container.
        'travelShell_runtime',
        'travelShell_travel_header',
        'travel_header',
      ]);
      expect(symbols.filter((name) => name.includes('travel')).toSorted()).toEqual([
        'Symbol(travel-shell.loader)',
        'Symbol(travel-shell.store)',
      ]);
      expect(prototypes).toEqual([]);
    });
  });

  test('gives the browser nothing to warn of while React takes seconds to come', async ({ page, problems }) => {
    // The browser looks once, some seconds after the page has loaded, for what was preloaded and not used. The page has
    // such a file of its own: when the browser warns of that, it has looked at ours, too.
    const warnings = problems.expect(/unused\.js was preloaded/);
    await rewrite(page, PAGE, (html) => html.replace('<h1>', '<link rel="preload" as="script" href="/unused.js"><h1>'));
    await page.route('**/unused.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const { promise: late, resolve: letReact } = Promise.withResolvers<void>();
    await page.route(/\/runtime\/runtime\./, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(PAGE);
    const arriving = [HEADER_CHUNK, HEADER_BRANDS, HEADER_MESSAGES, /remoteEntry/].map((file) =>
      page.waitForResponse(file),
    );
    await page.evaluate(() => void window.travelShell?.load('travel-header'));
    await Promise.all(arriving);
    await expect.poll(() => warnings.length).toBe(1);
    letReact();
    await headerReady(page);
  });

  for (const width of [1280, 390]) {
    test(`causes no layout shift once the loader runs (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      // Starts after the loader has run; before that it cannot reserve space.
      await slowDown(page, 150, /\/travel-shell\/(?!loader)/);
      await page.route('**/loader.js', (route) => route.fulfill({ body: '' }));
      await page.goto(PAGE);
      await page.unroute('**/loader.js');
      await page.addScriptTag({ url: '/travel-shell/loader.js?now' });
      const before = await layoutShifts(page);
      await expect(headerOf(page).menuButton).toBeVisible();
      expect((await layoutShifts(page)).slice(before.length)).toEqual([]);
    });
  }
});

test("the script tag may be a module, after a vendor's of the same name; only a JSON script with its id configures", async ({
  page,
}) => {
  const path = `${PAGE}?config=${encodeURIComponent('{"brand":"sister"}')}`;
  const planted = '<p id="travel-shell-config" hidden>{"locale":"fr-FR","apiBase":"https://evil.example"}</p>';
  // A script of the page's own origin, which its policy allows.
  await page.route('/tags/loader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await rewrite(page, path, (html) =>
    html
      .replace('<meta', `${planted}<meta`)
      .replace('<script src="/travel', '<script src="/tags/loader.js"></script><script type="module" src="/travel'),
  );
  await open(page, path);
  await expect(headerOf(page).account).toBeVisible();
  await expect(headerOf(page).menuButton).toBeVisible();
  const config = await page.evaluate(() => window.travelShell?.config);
  expect(config).toMatchObject({ brand: 'sister', locale: '', apiBase: '' });
});

test.describe('the menu button', () => {
  const auto = `${PAGE}?menu-button=auto`;

  test('is not there where nothing answers it', async ({ page }) => {
    await open(page, auto);
    await expect(headerOf(page).account).toBeVisible();
    await expect(headerOf(page).menuButton).toBeHidden();
    await headerReady(page);
    await expect(headerOf(page).menuButton).toBeHidden();
    await picture(page, 'bare-no-menu-button');
  });

  test('is there from the first paint where the page listens through the loader', async ({ page, traffic }) => {
    const listen =
      '<script>(window.travelShell = []).push((shell) => shell.on("travel-menu-toggle", () => {}))</script>';
    const change = (html: string) => html.replace('<script', `${listen}<script`);
    await rewrite(page, auto, change, (policy) => policy.replace(/'nonce-[^']+'/, "'unsafe-inline'"));
    await page.goto(auto);
    const { menuButton } = headerOf(page);
    await expect(menuButton).toBeVisible();
    expect(traffic.paths(/runtime/)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    await menuButton.click();
    await expect.poll(() => seen(page, 'travel-menu-toggle')).toHaveLength(1);
    await expect(menuButton).toBeVisible();
  });
});

test.describe('signing in', () => {
  // Passkeys need a host name: the dialog offers none on an IP address.
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

  test('PRD-008 an anonymous visitor signs in from the header’s link and sees their name', { tag: '@smoke' }, async ({
    page,
  }) => {
    await open(page, PAGE);
    const { account, accountMenu } = headerOf(page);
    await account.click();
    await accountMenu.getByRole('link', { name: 'Sign in' }).click();
    const { button, name, password, submit } = dialogOf(page);
    await button('Continue with email').click();
    await name.fill('ada@example.com');
    await submit.click();
    await password.fill('travel-demo');
    const reloaded = page.waitForEvent('load');
    await submit.click();
    await reloaded;
    await expect(page).toHaveURL(PAGE);
    await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
    await expect(account.getByText('Ada', { exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.travelShell?.get('auth')))
      .toMatchObject({ status: 'signedIn', state: { userInfoState: { accountName: 'Ada Lovelace' } } });
    await picture(page, 'bare-signed-in');
  });

  test('STA-016 the auth state is fetched once; signing out in a second tab signs the visitor out of header, host API, site and the first tab', async ({
    page,
    context,
    traffic,
  }) => {
    await signIn(page, PAGE);
    await expect(headerOf(page).account).toHaveAccessibleName('Account: Ada Lovelace');
    await page.waitForLoadState('networkidle');
    expect(traffic.paths(AUTH_STATE)).toHaveLength(1);

    const other = await context.newPage();
    const { account, accountMenu } = headerOf(other);
    await test.step('signing out signs the visitor out of header, host API and site', async () => {
      await open(other, PAGE);
      await expect(account).toHaveAccessibleName('Account: Ada Lovelace');
      await account.click();
      await picture(other, 'bare-account-menu');
      await accountMenu.getByRole('link', { name: 'Sign out' }).click();
      await expect(account).toHaveAccessibleName('Sign in');
      await expect(accountMenu).toBeHidden();
      await expect
        .poll(() => other.evaluate(() => window.travelShell?.get('auth')))
        .toMatchObject({ status: 'signedOut' });
      await other.goto('/');
      await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
      await open(other, PAGE);
      await expect(account).toHaveAccessibleName('Sign in');
    });

    await test.step('the first tab shows it after a reload', async () => {
      await page.bringToFront();
      await page.reload();
      await headerReady(page);
      await expect(headerOf(page).account).toHaveAccessibleName('Sign in');
    });
  });
});

test.describe('using it', () => {
  test('HDR-025 is a banner with named controls, whose first tab stop skips to the main content, and whose menus open and close by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await open(page, PAGE);
    await test.step('is a banner with named controls to assistive technology', () =>
      expect(page.locator('travel-header')).toMatchAriaSnapshot(`
        - banner:
          - navigation "Skip links":
            - list:
              - listitem:
                - link "Skip to main content"
          - button "Menu"
          - link "Vireo home"
          - navigation "Travel products":
            - list:
              - listitem:
                - link "Flights"
              - listitem:
                - link "Hotels"
            - button "More"
          - link "Trips"
          - button "Sign in"
      `));

    await page.setViewportSize(WITH_MORE);
    await test.step('the first tab stop skips to the main content', async () => {
      await page.keyboard.press('Tab');
      const link = page.locator('travel-header').getByRole('link', { name: 'Skip to main content' });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await page.keyboard.press('Tab');
      await expect(page.locator('main pre')).toBeFocused();
    });

    const { more, moreMenu, account, accountMenu } = headerOf(page);
    for (const [button, menu] of [
      [more, moreMenu],
      [account, accountMenu],
    ] as const) {
      await test.step('a menu opens and closes by keyboard and restores focus', async () => {
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        // The account menu's content loads on intent.
        await expect(menu.getByRole('link').first()).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(menu.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
      });
    }
  });

  /** With its menus closed and open. */
  const expectMenusAccessible = (page: Page, name: string) =>
    test.step(`has no axe violations (${name})`, async () => {
      await expectAccessible(page);
      const { header, account, accountMenu, moreMenu } = headerOf(page);
      await account.click();
      await expect(accountMenu).toBeVisible();
      await expectAccessible(page, 'travel-header');
      await page.keyboard.press('Escape');
      await header.locator('.more').click();
      await expect(moreMenu).toBeVisible();
      await expectAccessible(page, 'travel-header');
      await picture(page, `bare-${name.toLowerCase()}`);
      await page.keyboard.press('Escape');
    });

  test('has no axe violations, wide, narrow and dark, and keeps its outlines and icons in forced colors', async ({
    page,
  }) => {
    await page.setViewportSize(WITH_MORE);
    await open(page, PAGE);
    await expectMenusAccessible(page, 'default');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectMenusAccessible(page, 'narrow');
    await page.setViewportSize(WITH_MORE);

    await test.step('keeps its outlines and icons in forced colors', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const { account, accountMenu } = headerOf(page);
      await account.click();
      await expect(accountMenu).toBeVisible();
      const border = await accountMenu.evaluate((menu) => getComputedStyle(menu).borderTopWidth);
      expect(Number.parseFloat(border)).toBeGreaterThan(0);
      const icons = await headerOf(page).header.evaluate((host) =>
        [...(host.shadowRoot?.querySelectorAll('.link .icon, .chevron') ?? [])].map((icon) => [
          getComputedStyle(icon).stroke,
          getComputedStyle(icon.parentElement as Element).color,
        ]),
      );
      expect(icons.length).toBeGreaterThan(5);
      for (const [icon, text] of icons) expect(icon).toBe(text);
      await picture(page, 'bare-forced-colours');
      await page.keyboard.press('Escape');
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await page.locator('travel-header').evaluate((header) => {
      header.setAttribute('brand', 'sister');
      header.setAttribute('presentation', 'dark');
    });
    await expect(headerOf(page).header.getByRole('link', { name: 'Solenne home' })).toBeVisible();
    await expect(headerOf(page).header.locator('[part=header][data-presentation=dark]')).toBeVisible();
    await expectMenusAccessible(page, 'dark');
  });

  test('is mirrored and translated on an Arabic page, and has no axe violations', async ({ page }) => {
    await page.setViewportSize(WITH_MORE);
    await open(page, `${PAGE}?lang=ar`);
    const { header, account } = headerOf(page);
    await expect(header.getByRole('link', { name: 'رحلات', exact: false }).first()).toBeVisible();
    const [menuX, accountX] = await Promise.all([
      header.locator('[part=menu-button]').boundingBox(),
      account.boundingBox(),
    ]);
    expect(menuX?.x).toBeGreaterThan(accountX?.x ?? Number.NaN);
    await expectMenusAccessible(page, 'Arabic');
  });
});
