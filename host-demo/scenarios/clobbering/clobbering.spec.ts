/**
 * Pages that print markup of others, such as reviews and comments, from which a sanitizer takes scripts but not names and
 * IDs: `document.X` is then an image, a form or a frame of that name, and `window.X` any element with that ID.
 */

import type { Page } from '@playwright/test';
import { documentNames, globalNames, windowNames } from '../../../scripts/pageNames.ts';
import { configTag, openPage } from '../consent/consentPage.ts';
import { expect, test } from '../test.ts';

const EVIL = 'https://evil.example';

/** Fields whose names our code, or the bundler's, may read from what it takes for something else. */
const FIELDS = ['src', 'href', 'nonce', 'tagName', 'version', 'config', 'push', 'text', 'addEventListener', 'append'];
const fields = FIELDS.map((name) => `<input name="${name}" value="${EVIL}/x/a.js">`).join('');

/** Each kind of element by whose name, or by whose ID, it is found. */
const KINDS = {
  image: (name: string, by: string) => `<img ${by}="${name}" src="${EVIL}/x/a.png" alt="">`,
  form: (name: string, by: string) => `<form ${by}="${name}" action="${EVIL}/x/">${fields}</form>`,
  // Has a window, whose own names are those of its elements.
  frame: (name: string) => `<iframe name="${name}" srcdoc="<a id=src href=${EVIL}/x/></a>"></iframe>`,
  link: (name: string, by: string) => `<a ${by}="${name}" href="${EVIL}/x/a.js">link</a>`,
} as const;

const CONFIG = { consentCategories: true, consent: { cmpId: 300, publisherCountry: 'DE', consentMode: true } };
const HEAD = `<!doctype html><html lang="en"><head><title>Reviews</title><link rel="icon" href="data:,">`;
const LOADER = '<script src="/travel-shell/loader.js"></script>';
const CONSENT = '<script src="/travel-shell/consent.js"></script>';
const BODY = '<travel-header load="eager"></travel-header>';

/** @param printed what visitors have written: before everything of ours but the configuration */
const pageWith = (printed: string, loader = LOADER): string =>
  `${HEAD}${configTag(CONFIG)}</head><body><div hidden>${printed}</div>${CONSENT}${loader}${BODY}</body></html>`;

/** Opens the page; resolves with the addresses that it has asked foreign hosts for. */
async function openHostile(page: Page, html: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${EVIL}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: '' });
  });
  await openPage(page, html);
  return asked;
}

/** By the prototype, as what the page's own names lead to is not what it seems to be. */
const isReady = (page: Page) =>
  page.evaluate(
    () => Document.prototype.querySelector.call(document, 'travel-header')?.matches(':state(ready)') ?? false,
  );

const foreignScripts = (asked: string[]) => asked.filter((url) => !url.endsWith('.png'));

/** Names of frames lead to them from `document`, too, where React itself does not find what it reads. */
const GLOBALS = [
  ...globalNames(),
  ...windowNames(),
  // Globals of the bundler's code and of our containers.
  ...['travelShell_runtime', 'travelShell_travel_header', 'travel_header'],
].filter((name) => !documentNames().includes(name));

for (const [kind, elementOf] of Object.entries(KINDS)) {
  test(`all works where every global that our code reads is the name of a ${kind}`, async ({ page }) => {
    const asked = await openHostile(page, pageWith(GLOBALS.map((name) => elementOf(name, 'id')).join('')));
    await expect.poll(() => isReady(page)).toBe(true);
    const state = await page.evaluate(() => {
      const scope = window as unknown as { dataLayer: unknown[]; __tcfapi: unknown; travelShell: { config: object } };
      return [Array.isArray(scope.dataLayer), typeof scope.__tcfapi, scope.travelShell.config];
    });
    expect(state).toEqual([true, 'function', expect.objectContaining({ consentCategories: true })]);
    expect(foreignScripts(asked)).toEqual([]);
  });
}

/** Variables that a page may have taken for itself, beside those of the browser that our code reads by `ownGlobal`. */
const VARIABLES = ['origin', 'name', 'status', 'event'];

test('all works where the page has variables with names of the browser', async ({ page }) => {
  const known = await page.evaluate(
    (names) => names.filter((name) => typeof Reflect.get(globalThis, name) === 'object'),
    globalNames(),
  );
  expect(known).toContain('navigation');
  const taken = [...known, ...VARIABLES].map((name) => `var ${name} = { items: ['Home'] };`).join('');
  await openPage(
    page,
    `${HEAD}<script>${taken}</script>${configTag(CONFIG)}</head><body>${CONSENT}${LOADER}${BODY}</body></html>`,
  );
  await expect.poll(() => isReady(page)).toBe(true);
  expect(await page.evaluate(() => typeof (window as unknown as { __tcfapi: unknown }).__tcfapi)).toBe('function');
});

/**
 * Names that React itself reads, which is beyond our code: without these its script, or its view, ends.
 * `createElement` is last, as its error stays allowed.
 */
const OF_REACT = ['addEventListener', 'createElementNS', 'createElement'];

for (const kind of ['image', 'form', 'frame'] as const) {
  test(`asks no foreign host for a script where a name of document is a ${kind}, and all works or one line says why`, async ({
    page,
    problems,
  }) => {
    const told = problems.allow(/\[travel-shell/);
    const open = async (names: string[]) => {
      const asked = await openHostile(page, pageWith(names.map((name) => KINDS[kind](name, 'name')).join('')));
      return async () => {
        expect(await page.evaluate(() => window.travelShell?.version)).toBeTruthy();
        expect(foreignScripts(asked)).toEqual([]);
      };
    };
    await test.step('all works with all names but those of React', async () => {
      const names = documentNames().filter((name) => !OF_REACT.includes(name));
      const expectSafe = await open(names);
      await expect.poll(() => isReady(page), names.join(' ')).toBe(true);
      await expectSafe();
      expect(told).toEqual([]);
    });
    for (const name of OF_REACT) {
      if (name === 'createElement') problems.allow(/^uncaught: .*document\.createElement is not a function/);
      await test.step(name, async () => {
        const before = told.length;
        const expectSafe = await open([name]);
        await expect.poll(async () => (await isReady(page)) || told.length > before, { message: name }).toBe(true);
        await expectSafe();
        expect(told.length - before, name).toBeLessThan(2);
      });
    }
  });
}

const IMAGE = `<img name="currentScript" src="${EVIL}/x/a.png" alt="">`;

/** The folder that step 0 takes itself to be from. */
const baseOf = (page: Page) =>
  page.evaluate(() => {
    const bridge = (window as unknown as Record<symbol, { base: string }>)[Symbol.for('travel-shell.loader')];
    return bridge?.base;
  });

for (const [how, loader] of [
  ['a script', '<script nonce="n" src="/travel-shell/loader.js"></script>'],
  ['a module', '<script nonce="n" type="module" src="/travel-shell/loader.js"></script>'],
  ['an import', '<script nonce="n" type="module">await import("/travel-shell/loader.js")</script>'],
] as const) {
  test(`is from its own folder as ${how}, whatever is named currentScript, under a strict policy`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(`${EVIL}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: '' });
    });
    await openPage(page, `${HEAD}</head><body>${IMAGE}${loader}${BODY}</body></html>`, {
      'Content-Security-Policy':
        "script-src 'nonce-n' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types travel-shell",
    });
    await expect.poll(() => isReady(page)).toBe(true);
    expect(await baseOf(page)).toBe(new URL('/travel-shell/', page.url()).href);
    expect(foreignScripts(asked)).toEqual([]);
  });
}

test('finds its folder as a module on a host that has .js in its name', async ({ page, baseURL }) => {
  const host = 'https://cdn.jsdelivr.example';
  await page.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL}${pathname.replace('/npm/', '/')}` });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  await openPage(
    page,
    `${HEAD}</head><body><script type="module" src="${host}/npm/travel-shell/loader.js"></script></body></html>`,
  );
  await expect.poll(() => baseOf(page)).toBe(`${host}/npm/travel-shell/`);
});

test.describe('the configuration', () => {
  const brandOf = (page: Page) => page.evaluate(() => window.travelShell?.config.brand);
  const own = configTag({ brand: 'sister' });
  const theirs = configTag({ brand: 'partner', apiBase: EVIL });

  const loader = '<script async src="/travel-shell/loader.js"></script>';

  test('is the first JSON script with its ID in front of the loader, and may come behind it in the head', async ({
    page,
  }) => {
    for (const [what, head, body, expected] of [
      ['is the first such script', '', own + theirs + loader, 'sister'],
      [
        'is no script of another type',
        '',
        `${theirs.replace('application/json', 'text/plain')}${own}${loader}`,
        'sister',
      ],
      [
        'is no other element with that ID',
        '',
        `<p id="travel-shell-config">{"brand":"partner"}</p>${own}${loader}`,
        'sister',
      ],
      ['is not what comes behind an asynchronous loader', '', loader + theirs, 'flagship'],
      [
        'may come behind the loader in the head, where React puts an asynchronous script first',
        loader + own,
        '',
        'sister',
      ],
    ] as const) {
      await test.step(what, async () => {
        await openPage(page, `${HEAD}${head}</head><body>${body}</body></html>`);
        await expect.poll(() => brandOf(page)).toBe(expected);
      });
    }
  });
});
