/**
 * A page that makes its header, drawer and footer anew with each of a thousand page changes, as Turbo, htmx, React and Vue
 * do it: what the browser holds is as after the first ten, whether the pieces are HTML or React's.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, findChromium, UNOPTIMIZED } from '../../scripts/chromium.mjs';
import { createDemoServer } from '../demo/createDemoServer.ts';

const { resolve } = createRequire(import.meta.url);

const FIRST = 10;
const CHANGES = 1000;
const TAGS = ['travel-header', 'travel-nav-drawer', 'travel-footer'];
const ROWS = 300;
/** A footer in view would load React. */
const VIEW = `${TAGS.map((tag) => `<${tag} load="intent"></${tag}>`).join('')}<main>${'<p>A row.</p>'.repeat(ROWS)}</main>`;
/** Two addresses, in turn. */
const NEXT = "['/visit-1', '/visit-2'][turn % 2]";

interface Host {
  files: readonly string[];
  /** Defines `change`, which resolves once the new contents are in the page. */
  script: string;
}

/** React has no file for pages: its modules, in an order in which each finds those before it. */
const REACT = ['react', 'scheduler', 'react-dom', 'react-dom-client'];
function reactFile(name: string): string {
  const from = name === 'scheduler' ? createRequire(resolve('react-dom/package.json')).resolve : resolve;
  return join(dirname(from(`${name.replace('-client', '')}/package.json`)), 'cjs', `${name}.production.js`);
}

/** The elements that React and Vue render with each page: everything has another key. */
const VIEWS = `(h, turn) => [
  ...${JSON.stringify(TAGS)}.map((tag) => h(tag, { key: tag + turn, load: 'intent' })),
  h('main', { key: 'main' + turn }, Array.from({ length: ${ROWS} }, (_, row) => h('p', { key: row }, 'A row.'))),
]`;

const HOSTS: Readonly<Record<string, Host>> = {
  Turbo: {
    files: [resolve('@hotwired/turbo/dist/turbo.es2017-umd.js')],
    script: `window.change = (turn) => new Promise((resolve) => {
      addEventListener('turbo:load', resolve, { once: true });
      Turbo.visit(${NEXT}, { action: 'replace' });
    });`,
  },
  htmx: {
    files: [resolve('htmx.org/dist/htmx.js')],
    script: `window.change = (turn) => htmx.ajax('GET', ${NEXT}, { target: 'body', swap: 'innerHTML' });`,
  },
  React: {
    files: REACT.map(reactFile),
    script: `const { createElement } = modules.react;
    const root = modules['react-dom-client'].createRoot(document.body);
    const views = ${VIEWS};
    window.change = async (turn) => modules['react-dom'].flushSync(() => root.render(views(createElement, turn)));`,
  },
  Vue: {
    files: [resolve('vue/dist/vue.runtime.global.prod.js')],
    script: `const shown = Vue.ref(0);
    const views = ${VIEWS};
    Vue.createApp({ render: () => views(Vue.h, shown.value) }).mount(document.body);
    window.change = (turn) => {
      shown.value = turn;
      return Vue.nextTick();
    };`,
  },
};

async function scriptOf(name: string, { files, script }: Host): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  if (name !== 'React') return [...texts, script].join('\n');
  const modules = texts.map(
    (text, at) => `(function (exports) {${text}
      })(modules['${REACT[at]}'] = {});`,
  );
  return `const modules = {};
    const require = (name) => modules[name];
    ${modules.join('\n')}
    ${script}`;
}

let browser: Browser;
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  server = await createDemoServer({ logLevel: 'silent' });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, UNOPTIMIZED] });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface Changing extends Window {
  change(turn: number): Promise<void>;
}

/** The pieces of the page, as soon as they are HTML, or React's. */
const changePages = (page: Page, from: number, to: number, isReacts: boolean) =>
  page.evaluate(
    async ([first, last, tags, isDefined]) => {
      const isThere = () =>
        tags.every((tag) => {
          const element = document.querySelector(tag);
          return isDefined ? element?.matches(':state(ready)') : element?.shadowRoot;
        });
      for (let turn = first; turn < last; turn += 1) {
        await (window as unknown as Changing).change(turn);
        // A page may also go on before its pieces are there.
        for (let frame = 0; frame < 100 && !isThere(); frame += 1)
          await new Promise((done) => requestAnimationFrame(done));
        const navigation = document.querySelector(tags[1] as string);
        // The pointer passes over it. An empty one would load React.
        if (navigation?.shadowRoot)
          navigation.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      }
    },
    [from, to, TAGS, isReacts] as const,
  );

async function held(page: Page, session: CDPSession) {
  for (let turn = 0; turn < 3; turn += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  }
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const sheets = await page.evaluate(() => document.adoptedStyleSheets.length + document.styleSheets.length);
  return { nodes, listeners, sheets, heap };
}

describe.each(Object.keys(HOSTS))('%s', (name) => {
  it.each([
    ['HTML', false],
    ['React’s', true],
  ])('keeps nothing of a thousand pages whose pieces are %s', { timeout: 1_200_000 }, async (_, isReacts) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // True on a busy machine.
      if (message.type() === 'error' && !message.text().includes('SLOW: ')) problems.push(message.text());
    });
    const script = await scriptOf(name, HOSTS[name] as Host);
    await page.route('**/host.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await page.route('**/visit-*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,">
          <script src="/travel-shell/loader.js"></script><script src="/host.js" defer></script></head><body>${VIEW}</body></html>`,
      }),
    );
    await page.goto(`${origin}/visit-0`);
    if (isReacts)
      await page.evaluate(async (tags) => {
        const { travelShell } = window as unknown as { travelShell: { load(tag: string): Promise<void> } };
        await Promise.all(tags.map((tag) => travelShell.load(tag)));
      }, TAGS);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await changePages(page, 0, FIRST, isReacts);
    const before = await held(page, session);
    await changePages(page, FIRST, FIRST + CHANGES, isReacts);
    // The last pages may still be in use, such as by a request. A leak keeps a node, a listener or a sheet of each page.
    const grown = async () => {
      const { nodes, listeners, sheets, heap } = await held(page, session);
      const few = CHANGES / 5;
      return {
        nodes: nodes - before.nodes > few,
        listeners: listeners - before.listeners > few,
        sheets: sheets > before.sheets,
        heap: heap > before.heap * 1.5,
      };
    };
    const nothing = { nodes: false, listeners: false, sheets: false, heap: false };
    await expect.poll(grown, { timeout: 60_000 }).toEqual(nothing);
    expect(await page.evaluate((tag) => customElements.get(tag) !== undefined, TAGS[0] as string)).toBe(isReacts);
    expect(problems).toEqual([]);
    await context.close();
  });
});
