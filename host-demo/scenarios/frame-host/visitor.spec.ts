/** A visitor's wishes in a frame: steps, pages, anchors, links out of it. Ordinary pages of two origins. */
import type { Frame, Page } from '@playwright/test';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { expect, test } from '../test.ts';
import { type Hosts, startHosts } from './startHosts.ts';

test.describe.configure({ mode: 'default' });

let backEnd: RunningMain;
let hosts: Hosts;
const site = () => backEnd.origin.replace('127.0.0.1', 'localhost');
const host = () => hosts.at('localhost');
const framed = () => hosts.at('framed.localhost');

test.beforeAll(async () => {
  hosts = await startHosts();
  backEnd = await startMain({ DATA_DIR: test.info().outputPath('data'), EMBED_ORIGINS: host() });
});
test.afterAll(async () => {
  hosts.close();
  await backEnd?.end('SIGTERM');
});

/** Below a header that is sticky, 80 px high. */
const HEADER_END = 80;

const HOST_STYLES = {
  page: 'header { position: sticky }',
  'an element':
    'html, body { block-size: 100%; overflow: hidden } #around { block-size: 100%; overflow: auto } header { position: sticky }',
  'an element below the header':
    'body { display: grid; grid-template-rows: auto 1fr; block-size: 100vh } #around { overflow: auto }',
};

interface Opened {
  body: string;
  style?: string;
  scrolls?: keyof typeof HOST_STYLES;
  attributes?: string;
  fragment?: string;
}

const framedPage = (body: string, style = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A booking</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 } ${style}</style>
<script src="${site()}/travel-shell/frame.js" allow-origins="${host()}" reports-height without-session></script>
${body}
</html>`;

async function open(page: Page, opened: Opened): Promise<Frame> {
  await goto(page, opened);
  await expect(page.locator('travel-frame:state(loaded)')).toHaveCount(1);
  return page.frames().find((frame) => frame.url().startsWith(framed())) as Frame;
}

async function goto(
  page: Page,
  { body, style, scrolls = 'page', attributes = '', fragment = '' }: Opened,
): Promise<void> {
  hosts.pages.set(`${framed()}/`, { html: framedPage(body, style) });
  const header = '<header>A partner</header>';
  const isOutside = scrolls === 'an element below the header';
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A page of a partner</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0 }
header { inset-block-start: 0; z-index: 1; block-size: ${HEADER_END}px; background: #fff }
${HOST_STYLES[scrolls]}
footer { block-size: 1500px }
</style>
<script type="application/json" id="travel-shell-config">{ "apiBase": "${site()}" }</script>
<script src="${site()}/travel-shell/loader.js" async></script>
${isOutside ? header : ''}
<div id="around">${isOutside ? '' : header}
<h1>Book</h1>
<travel-frame title="A booking" load="eager" src="${framed()}/${fragment}" ${attributes}></travel-frame>
<footer></footer></div>
</html>`;
  hosts.pages.set(`${host()}/`, { html });
  await page.goto(`${host()}/`);
}

const topOf = async (frame: Frame, selector: string) => (await frame.locator(selector).boundingBox())?.y ?? Number.NaN;
const isSeen = async (frame: Frame, selector: string) => {
  const top = await topOf(frame, selector);
  // Text is laid out in fractions.
  return top > HEADER_END - 1 && top < 800 ? 'seen' : `at ${top}`;
};
/** The frame's place in the window, once it has come to rest there. */
async function place(page: Page): Promise<number> {
  let last = Number.NaN;
  const rests = async () => {
    const before = last;
    last = (await page.locator('travel-frame').boundingBox())?.y ?? Number.NaN;
    return last === before;
  };
  await expect.poll(rests, { intervals: [300] }).toBe(true);
  return last;
}

/** A long step with a button at its end, which shows another one. */
const STEPS = `<main><section style="min-block-size: 2400px; display: flex; flex-direction: column">
<h1>Who travels?</h1><p>Everybody on the trip.</p><div style="flex: 1"></div><p>Nearly there.</p><button type="button">Next</button></section></main>
<script>
document.querySelector('button').addEventListener('click', () => {
  document.querySelector('main').innerHTML = '<section><h1 id="new">Pay</h1></section>';
  document.querySelector('section').style.blockSize = document.body.dataset.height + 'px';
});
</script>`;

for (const scrolls of Object.keys(HOST_STYLES) as (keyof typeof HOST_STYLES)[])
  test(`where ${scrolls} scrolls, the step that the visitor asks for is seen below what is sticky`, async ({
    page,
  }) => {
    for (const height of scrolls === 'page' ? [300, 900, 1600, 3000] : [300, 1600])
      await test.step(`${height} px`, async () => {
        const frame = await open(page, { scrolls, body: STEPS });
        await frame.evaluate((given) => {
          document.body.dataset.height = String(given);
        }, height);
        await frame.getByRole('button', { name: 'Next' }).click();
        await expect.poll(() => isSeen(frame, '#new')).toBe('seen');
      });
  });

test('the page that the visitor asks for is seen, by a link or of an app that changes the address', async ({
  page,
}) => {
  await test.step('a link', async () => {
    hosts.pages.set(`${framed()}/next`, {
      html: framedPage('<h1 id="new">Done</h1><div style="block-size: 300px"></div>'),
    });
    const frame = await open(page, { body: '<div style="block-size: 2400px"></div><a href="/next">Next</a>' });
    await frame.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => isSeen(frame, '#new')).toBe('seen');
  });
  await test.step('an app whose footer stays', async () => {
    const frame = await open(page, {
      body: `<main style="block-size: 2400px"><h1>Trips</h1></main><footer><a href="/about">About</a></footer><script>
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault();
  history.pushState({}, '', '/about');
  document.querySelector('main').innerHTML = '<h1 id="new">About us</h1>';
  document.querySelector('main').style.blockSize = '1000px';
  scrollTo(0, 0);
});
</script>`,
    });
    await frame.getByRole('link', { name: 'About' }).click();
    await expect.poll(() => isSeen(frame, '#new')).toBe('seen');
  });
});

test('nothing moves after a press that asks for no step', async ({ page }) => {
  const frame = await open(page, {
    body: `<div style="block-size: 1200px"></div>
<label><input type="radio" name="seat" value="aisle">Aisle</label><label><input type="radio" name="seat" value="window">Window</label>
<details><summary>Luggage</summary><div style="block-size: 700px"></div></details>
<ul><li>A flight</li><li>Another flight</li></ul><button type="button" id="more">More</button>
<div id="anew"><button type="button">Render all</button></div>
<script>
document.querySelector('#more').addEventListener('click', ({ target }) => {
  document.querySelector('ul').insertAdjacentHTML('beforeend', '<li style="block-size: 500px">A third one</li>');
  target.remove();
});
const anew = document.querySelector('#anew');
anew.addEventListener('click', () => { anew.innerHTML += '<p>One more line</p>'; });
</script>`,
  });
  await frame.getByLabel('Aisle').scrollIntoViewIfNeeded();
  for (const name of ['Aisle', 'Window', 'Luggage', 'More', 'Render all'])
    await test.step(name, async () => {
      await frame.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
      const before = await place(page);
      await frame.getByText(name, { exact: true }).click();
      expect(await place(page)).toBe(before);
    });
  await test.step('what was pressed is seen again where it has moved off the screen', async () => {
    await frame.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div id="much" style="block-size: 2000px"></div><button id="less">Less</button>',
      );
      document.querySelector('#less')?.addEventListener('click', () => document.querySelector('#much')?.remove());
    });
    await frame.locator('#less').click();
    await expect.poll(() => isSeen(frame, '#less')).toBe('seen');
  });
});

test('MSC-004 anchors are the page’s, the host moves to them and back', async ({ page }) => {
  const frame = await open(page, {
    style: 'section { display: none } section:target { display: block }',
    body: `<div style="block-size: 900px"></div><a href="#part">To the part</a> <a href="#/route">A route</a>
<div style="block-size: 1200px"></div><section id="part"><h2>The part</h2><div style="block-size: 900px"></div></section>
<script>window.changes = []; addEventListener('hashchange', () => changes.push(location.hash));</script>`,
  });
  const link = frame.getByRole('link', { name: 'To the part' });
  await link.scrollIntoViewIfNeeded();
  const before = await place(page);
  const entries = await page.evaluate(() => history.length);
  await link.click();
  await expect.poll(async () => Math.round(await topOf(frame, '#part'))).toBe(HEADER_END);
  expect(await frame.evaluate(() => [location.hash, ...(Reflect.get(window, 'changes') as string[])])).toEqual([
    '#part',
    '#part',
  ]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await frame.evaluate(() => document.activeElement?.id)).toBe('part');

  await page.evaluate(() => history.back());
  await expect.poll(() => frame.evaluate(() => location.hash)).toBe('');
  await expect.poll(async () => Math.round(await place(page))).toBe(Math.round(before));
  expect(page.url()).toBe(`${host()}/`);

  await frame.getByRole('link', { name: 'A route' }).click();
  await expect.poll(() => frame.evaluate(() => location.hash)).toBe('#/route');
  expect(await place(page)).toBe(before);
});

test('the part that src names is seen, and a link out of the frame works where the host allows it', async ({
  page,
  problems,
}) => {
  const body =
    '<div style="block-size: 1900px"></div><h2 id="part">The part</h2><a href="HOST/away" target="_top">Away</a>';
  hosts.pages.set(`${host()}/away`, { html: '<!doctype html><title>Away</title><link rel="icon" href="data:,">' });
  const opened = { body: body.replace('HOST', host()), fragment: '#part' };
  const frame = await open(page, opened);
  await expect.poll(async () => Math.round(await topOf(frame, '#part'))).toBe(HEADER_END);

  const said = problems.expect(/FRAME_LEAVE.*allow-leaving/, 1);
  problems.expect(/Unsafe attempt to initiate navigation/, 1);
  await frame.getByRole('link', { name: 'Away' }).click();
  await expect.poll(() => said.length).toBe(1);
  const allowed = await open(page, { ...opened, attributes: 'allow-leaving' });
  await allowed.getByRole('link', { name: 'Away' }).click();
  await expect(page).toHaveTitle('Away');
});

test('a page out of the flow is as high as what is in it; one without any height is not shown, with one line', async ({
  page,
  problems,
}) => {
  const height = () => page.locator('travel-frame').evaluate((element) => element.clientHeight);
  const content = '<div id="root"><div style="block-size: 700px"></div></div>';
  for (const style of [
    'body { position: absolute; inset: 0 }',
    'body { position: fixed; inset: 0; overflow: auto }',
    '#root { position: absolute; inset: 0 }',
    '#root { position: fixed; inset-block-start: 0; inline-size: 100%; block-size: 100vh; overflow: auto }',
    'html, body { block-size: 100%; overflow: hidden } #root { block-size: 100%; overflow: auto }',
  ])
    await test.step(style, async () => {
      await open(page, { body: content, style });
      await expect.poll(async () => Math.abs((await height()) - 700)).toBeLessThanOrEqual(2);
    });
  await test.step('a map', async () => {
    const lines = problems.expect(/FRAME_EMPTY/, 1);
    await goto(page, { body: '<div id="root"></div>', style: 'html, body, #root { block-size: 100% }' });
    await expect.poll(() => lines.length).toBe(1);
    await expect(page.locator('travel-frame:state(loaded)')).toHaveCount(0);
  });
});

test('a page that follows its frame by other means is frozen as it was, with one line, and follows changes inside', async ({
  page,
  problems,
}) => {
  const lines = problems.expect(/FRAME_LOOP: The page changes/, 2);
  const height = () => page.locator('travel-frame').evaluate((element) => element.clientHeight);
  await test.step('what is before an element', async () => {
    const frame = await open(page, {
      body: '<main><div style="block-size: 200px"></div></main>',
      style: 'main::before { content: ""; display: block; block-size: 100vh }',
    });
    await expect.poll(() => lines.length).toBe(1);
    // The height of the window was 150 px.
    await expect.poll(height).toBe(351);
    await frame.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="margin: 0; block-size: 50px"></p>');
    });
    await expect.poll(height).toBe(401);
  });
  await test.step('a map, which would be gone without the height of the window', async () => {
    await open(page, { body: '<h1>Where</h1><div id="map"></div>', style: '#map { block-size: 100vh }' });
    await expect.poll(() => lines.length).toBe(2);
    await expect.poll(height).toBeLessThan(400);
    expect(await height()).toBeGreaterThan(150);
  });
});
