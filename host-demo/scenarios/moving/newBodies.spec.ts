/**
 * A page whose body is another one with each visit, as with Turbo, PJAX or a view for each route, for a visitor who is
 * signed out: its elements are filled with HTML, and React never defines them.
 */
import type { Page } from '@playwright/test';
import { openPage } from '../consent/consentPage.ts';
import { expect, intentLoaded, seen, test } from '../test.ts';

const VISITS = 100;
const FILLER = '<p>One of many.</p>'.repeat(500);
const BODY = `<travel-header></travel-header><travel-nav-drawer></travel-nav-drawer><main>${FILLER}</main><travel-footer></travel-footer>`;
const PAGE = `<!doctype html><html lang="en"><head><title>Visits</title><link rel="icon" href="data:,"><script src="/travel-shell/loader.js"></script></head><body>${BODY}</body></html>`;
const TAGS = ['travel-header', 'travel-nav-drawer', 'travel-footer'];

interface Visited extends Window {
  /** The elements of the bodies so far. */
  visited: WeakRef<Element>[];
}

/** Resolves when each element of ours is HTML. */
const filled = (page: Page) =>
  page.waitForFunction((tags) => tags.every((tag) => document.querySelector(tag)?.shadowRoot), TAGS);

/** Replaces the body, and waits until the new one is filled, `times` over. A pointer passes over the navigation each time. */
const visit = (page: Page, times: number) =>
  page.evaluate(
    async ([html, tags, count]) => {
      const scope = window as unknown as Visited;
      scope.visited ??= [];
      for (let turn = 0; turn < count; turn += 1) {
        for (const tag of tags) scope.visited.push(new WeakRef(document.querySelector(tag) as Element));
        const body = document.createElement('body');
        body.innerHTML = html;
        document.body.replaceWith(body);
        const isFilled = () => tags.every((tag) => document.querySelector(tag)?.shadowRoot);
        while (!isFilled()) await new Promise((resolve) => requestAnimationFrame(resolve));
        const navigation = document.querySelector('travel-nav-drawer') as Element;
        navigation.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      }
    },
    [BODY, TAGS, times] as const,
  );

test('keeps no body that is gone, one style sheet for each tag, and looks at no element of an earlier body', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, PAGE);
  await filled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await visit(page, 1);
  await intentLoaded(page);
  const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
  await visit(page, VISITS);
  expect(await page.evaluate((tags) => tags.some((tag) => customElements.get(tag)), TAGS)).toBe(false);

  await test.step('no more style sheets', async () => {
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(sheets);
  });
  await test.step('no element of an earlier body is left', async () => {
    const left = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => (window as unknown as Visited).visited.filter((each) => each.deref()).length);
    };
    // The last bodies may still be in use, such as by a request for a first screen.
    await expect.poll(left).toBeLessThan(5 * TAGS.length);
  });
  await test.step('the page changes its root, as with each scroll, and nothing is looked at', async () => {
    const looked = await page.evaluate(async () => {
      const { getAttribute } = Element.prototype;
      const looked: string[] = [];
      Element.prototype.getAttribute = function (name) {
        if (this.localName.startsWith('travel-')) looked.push(`${this.localName} ${name}`);
        return getAttribute.call(this, name);
      };
      document.documentElement.style.setProperty('--scrolled', '1px');
      await new Promise((resolve) => requestAnimationFrame(resolve));
      Element.prototype.getAttribute = getAttribute;
      return looked;
    });
    expect(looked).toEqual([]);
  });
  await test.step('another language has React render the elements of the page', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
    const ready = async () => (await seen(page, 'travel-ready')).map(({ tag }) => tag).toSorted();
    await expect.poll(ready).toEqual(TAGS.toSorted());
  });
});
