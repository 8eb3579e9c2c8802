import type { Page } from '@playwright/test';
import { runPending } from '../runPending.ts';
import { expect, test } from '../test.ts';
import { CONSENT_TAG, configTag, decided, openPage } from './consentPage.ts';

type Ran = { ran: string[] };

const ran = (page: Page) => page.evaluate(() => (window as unknown as Ran).ran);

const gated = (categories: string, code: string, more = '') =>
  `<script type="text/plain" data-travel-consent="${categories}"${more}>${code}</script>`;
const note = (name: string) => `ran.push('${name}')`;

/** Scripts of this name, once `held` is over. */
async function serve(page: Page, name: string, held?: Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**/${name}.js`, async (route) => {
    asked.push(name);
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: note(name) });
  });
  return asked;
}

const pageWith = (body: string, config: object = { consentCategories: true }) =>
  `<!doctype html><title>Gate</title><link rel="icon" href="data:,">${configTag(config)}${CONSENT_TAG}<script>window.ran = []</script><body>${body}</body>`;

const give = (page: Page, accepted: string[]) =>
  page.evaluate(
    (detail) => document.dispatchEvent(new CustomEvent('travel-consent-given', { bubbles: true, detail })),
    { regime: 'cookies', accepted },
  );
const decline = (page: Page) =>
  page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent('travel-consent-declined', { bubbles: true, detail: { regime: 'cookies' } }),
    ),
  );

test('without a decision nothing runs that waits, nothing of it is fetched, and each runs when it is allowed', {
  tag: '@smoke',
}, async ({ page, problems }) => {
  problems.allow(/missing\.js|404/);
  const slow = Promise.withResolvers<void>();
  const asked = await serve(page, 'slow', slow.promise);
  await serve(page, 'async');
  await openPage(
    page,
    pageWith(
      [
        gated('functional', "ran.push(import.meta.url ? 'module' : '')", ' data-type="module"'),
        gated('', note('none')),
        gated('strictlyNecessary', note('necessary')),
        gated('analytical', '', ' src="/slow.js"'),
        gated('analytical', '', ' src="/missing.js"'),
        gated('analytical', '', ' src="/async.js" async'),
        gated('functional  analytical', note('both')),
      ].join(''),
    ),
  );
  await test.step('nothing runs that waits', async () => {
    await expect.poll(() => ran(page)).toEqual(['necessary']);
    await runPending(page);
    expect(asked).toEqual([]);
    expect(await ran(page)).toEqual(['necessary']);
  });
  await test.step('a module becomes one, and several categories must all be allowed', async () => {
    await give(page, ['strictlyNecessary', 'functional']);
    await expect.poll(() => ran(page)).toEqual(['necessary', 'module']);
  });
  await test.step('one with async waits for none, and one after a file that fails runs all the same', async () => {
    await give(page, ['strictlyNecessary', 'functional', 'analytical']);
    await expect.poll(() => ran(page)).toEqual(['necessary', 'module', 'async']);
    slow.resolve();
    await expect.poll(() => ran(page)).toEqual(['necessary', 'module', 'async', 'slow', 'both']);
  });
});

test('with a decision they run in the order of the document, where the page has them, also after a slow file', async ({
  page,
  context,
  baseURL,
}) => {
  await decided(context, baseURL, { consent: 'strictlyNecessary.analytical' });
  const slow = Promise.withResolvers<void>();
  const asked = await serve(page, 'slow', slow.promise);
  await serve(page, 'fast');
  const opened = openPage(
    page,
    pageWith(
      [
        gated('analytical', note('1')),
        gated('analytical', '', ' src="/slow.js"'),
        // The page's own.
        `<script>${note('own')}</script>`,
        gated('analytical', note('2')),
        gated('analytical', '', ' src="/fast.js"'),
        gated('advertising', note('advertising')),
        gated('analytical', note('3')),
        `<script>${note('last')}</script>`,
      ].join(''),
    ),
  );
  await expect.poll(() => asked).toEqual(['slow']);
  expect(await ran(page)).toEqual(['1']);
  slow.resolve();
  await opened;
  expect(await ran(page)).toEqual(['1', 'slow', 'own', '2', 'fast', '3', 'last']);
});

test('what is added later runs at once where it is allowed, and waits after a withdrawal', async ({ page }) => {
  await openPage(page, pageWith(gated('analytical', note('first'))));
  await give(page, ['strictlyNecessary', 'analytical']);
  const add = (name: string) =>
    page.evaluate((text) => {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.dataset.travelConsent = 'analytical';
      script.text = text;
      document.body.append(script);
    }, note(name));
  await add('later');
  await expect.poll(() => ran(page)).toEqual(['first', 'later']);
  await decline(page);
  await add('after withdrawal');
  await runPending(page);
  expect(await ran(page)).toEqual(['first', 'later']);
  await give(page, ['strictlyNecessary', 'analytical']);
  await expect.poll(() => ran(page)).toEqual(['first', 'later', 'after withdrawal']);
});

test('a withdrawal counts for a script that waits for another one’s file', async ({ page }) => {
  const slow = Promise.withResolvers<void>();
  const asked = await serve(page, 'slow', slow.promise);
  await openPage(page, pageWith(gated('analytical', '', ' src="/slow.js"') + gated('analytical', note('inline'))));
  await give(page, ['strictlyNecessary', 'analytical']);
  await expect.poll(() => asked).toEqual(['slow']);
  await decline(page);
  slow.resolve();
  await expect.poll(() => ran(page)).toEqual(['slow']);
  await runPending(page);
  expect(await ran(page)).toEqual(['slow']);
});

test('under a strict policy only scripts with the page’s nonce run, and no violation is reported for them', async ({
  page,
  context,
  baseURL,
}) => {
  await decided(context, baseURL, { consent: 'strictlyNecessary.analytical' });
  await serve(page, 'good');
  const bad = await serve(page, 'bad');
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
  });
  const nonce = ' nonce="abc"';
  await openPage(
    page,
    pageWith(
      gated('analytical', note('inline'), nonce) +
        gated('analytical', '', `${nonce} src="/good.js"`) +
        gated('analytical', '', ' src="/bad.js"'),
    )
      .replace(CONSENT_TAG, CONSENT_TAG.replace('<script', `<script${nonce}`))
      .replace('<script>', `<script${nonce}>`),
    {
      'Content-Security-Policy':
        "script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types travel-shell",
    },
  );
  await expect.poll(() => ran(page)).toEqual(['inline', 'good']);
  await runPending(page);
  expect(bad).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

test('CNS-002 only what a site or a cookie says outright counts', async ({ page, context, baseURL }) => {
  for (const [what, config, cookie, expected] of [
    ['a site that says that it does not ask runs everything', { consentCategories: false }, undefined, ['inline']],
    ['a site that does not say it runs nothing', {}, undefined, []],
    ['a cookie that does not parse is missing', { consentCategories: true }, 'strictlyNecessary.everything', []],
    ['a cookie that lacks what is necessary, too', { consentCategories: true }, 'analytical', []],
    ['one that does not begin with it, too', { consentCategories: true }, 'analytical.strictlyNecessary', []],
  ] as const)
    await test.step(what, async () => {
      if (cookie) await decided(context, baseURL, { consent: cookie });
      await openPage(page, pageWith(gated('analytical', note('inline')), config));
      await runPending(page);
      expect(await ran(page)).toEqual(expected);
    });
});

test('reads its configuration only from a JSON script with that id, beside one and without one', async ({ page }) => {
  for (const config of [configTag({ consentCategories: true }), '']) {
    const planted = '<p id="travel-shell-config" hidden>{"consentCategories":false}</p>';
    const html = pageWith(gated('analytical', note('inline'))).replace(configTag({ consentCategories: true }), config);
    await openPage(page, html.replace('<link', `${planted}<link`));
    await runPending(page);
    expect(await ran(page)).toEqual([]);
  }
});

test('consent.js twice on a page runs each script once', async ({ page, context, baseURL }) => {
  await decided(context, baseURL, { consent: 'strictlyNecessary.analytical' });
  await openPage(page, pageWith(CONSENT_TAG + gated('analytical', note('once'))));
  await expect.poll(() => ran(page)).toEqual(['once']);
  await runPending(page);
  expect(await ran(page)).toEqual(['once']);
});

test('works in XHTML', async ({ page, context, baseURL }) => {
  await decided(context, baseURL, { consent: 'strictlyNecessary.analytical' });
  const body = `<script>window.ran = []</script>${gated('analytical', note('inline'))}${gated('advertising', note('no'))}`;
  const head = `<title>Gate</title><link rel="icon" href="data:,"/>${CONSENT_TAG}`;
  await openPage(
    page,
    `<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}</body></html>`,
    {},
    'application/xhtml+xml',
  );
  await expect.poll(() => ran(page)).toEqual(['inline']);
});

test('what a script writes stands behind it, and the page stays', async ({ page, context, baseURL, problems }) => {
  // The browser's line about the file.
  problems.allow(/Failed to execute 'write'/);
  await decided(context, baseURL, { consent: 'strictlyNecessary.analytical' });
  await page.route('**/writes.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `document.write('<b>of a file</b>');${note('file')}` }),
  );
  await serve(page, 'written');
  await openPage(
    page,
    pageWith(
      [
        '<p id="before">Before</p>',
        gated(
          'analytical',
          [
            `document.write('<div id="written">', 'Two ');`,
            `document.writeln('parts</div>');`,
            `document.write('<script src="/written.js"><\\/script>');`,
            note('inline'),
          ].join(''),
        ),
        gated('analytical', '', ' src="/writes.js"'),
        gated('analytical', note('after')),
        '<p id="behind">Behind</p>',
      ].join(''),
    ),
  );
  await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['inline', 'written', 'file', 'after']));
  expect(await page.locator('#before, #written, #behind').allTextContents()).toEqual(['Before', 'Two parts', 'Behind']);
  // Writing by the page itself is its own business.
  expect(await page.evaluate(() => [document.write.toString(), Object.hasOwn(document, 'write')])).toEqual([
    expect.stringContaining('native code'),
    false,
  ]);
});
