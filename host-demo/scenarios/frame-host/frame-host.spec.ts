/** A page of ours in the frame of another origin's page. Both have strict policies, whose violations are problems. */
import type { Frame, Page } from '@playwright/test';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { runPending } from '../runPending.ts';
import { expect, test } from '../test.ts';
import { framedSource, hostPage, hostPolicy } from './pages.ts';
import { type Hosts, startHosts } from './startHosts.ts';

// One server for all.
test.describe.configure({ mode: 'default' });

const NONCE = 'abc';
const PATH = '/horizon/react/component/CurrencyPickerStateProviderAction';
/** On the site: our page in the frame. */
const FRAMED = '/scenarios/frame-host/';

let backEnd: RunningMain;
/** By a name of the host's site, so that the visitor's cookies come with calls of a framed page. */
const site = () => backEnd.origin.replace('127.0.0.1', 'localhost');
let hosts: Hosts;
const host = () => hosts.at('localhost');
const third = () => hosts.at('third.localhost');

test.beforeAll(async () => {
  hosts = await startHosts();
  backEnd = await startMain({ DATA_DIR: test.info().outputPath('data'), EMBED_ORIGINS: host() });
});
test.afterAll(async () => {
  hosts.close();
  await backEnd?.end('SIGTERM');
});

interface Case {
  /** The framed page's name, further parameters, and its configuration. */
  name?: string;
  more?: string;
  config?: object;
  /** Parts of the host's page. */
  head?: string;
  src?: string;
}

const allowed = () => ({ relayOrigins: [host()], frame: { paths: [PATH, '/horizon/common/authentication/*'] } });

/** Opens the host's page; resolves with the frame once the page in it is shown. */
async function open(page: Page, options: Case = {}): Promise<Frame> {
  await goto(page, options);
  await expect(page.locator('travel-frame:state(loaded)')).toHaveCount(1);
  return framed(page);
}

async function goto(page: Page, { name = 'form', more = '', config = allowed(), head = '', src }: Case): Promise<void> {
  const framedPage = framedSource({ site: site(), host: host(), name, more, config });
  hosts.pages.set(`${host()}/`, {
    policy: hostPolicy(NONCE, `${site()} ${third()}`),
    html: hostPage({ nonce: NONCE, shell: site(), src: src ?? framedPage, head }),
  });
  await page.goto(`${host()}/`);
}

const framed = (page: Page) => page.frames().find((frame) => frame.url().startsWith(`${site()}${FRAMED}`)) as Frame;
const frameHeight = (page: Page) =>
  page.locator('travel-frame').evaluate((element) => element.shadowRoot?.querySelector('iframe')?.clientHeight ?? 0);
const contentHeight = (frame: Frame) => frame.evaluate(() => document.documentElement.scrollHeight);

/** The height, once it has not changed for a while. */
async function settledHeight(page: Page): Promise<number> {
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await frameHeight(page);
        return last === before;
      },
      { intervals: [600] },
    )
    .toBe(true);
  return last;
}

interface Caller extends HTMLElement {
  call(request: object): Promise<unknown>;
  recordMetric(type: string, name: string, value: number): Promise<void>;
}

/** The outcome of a call of the host. */
const call = (page: Page, request: object) =>
  page.locator('travel-frame').evaluate(
    (element, given) =>
      (element as Caller).call(given).then(
        (answer) => ({ answer }),
        (error: Error) => ({ error: error.name }),
      ),
    request,
  );

/** A frame of a third origin on the host's page. */
async function addThird(page: Page): Promise<Frame> {
  hosts.pages.set(`${third()}/`, { html: '<!doctype html><title>Third</title>' });
  await page.evaluate((src) => {
    const third = document.createElement('iframe');
    third.src = src;
    document.body.append(third);
  }, `${third()}/`);
  const find = () => page.frames().find((each) => each.url() === `${third()}/`);
  await expect.poll(() => find() !== undefined).toBe(true);
  return find() as Frame;
}

/** 1,000 messages by chance, to the page around it and all its frames. */
const attack = (attacker: Frame) =>
  attacker.evaluate((path) => {
    const targets = [parent, ...Array.from({ length: parent.length }, (_, i) => parent[i] as Window)];
    const types = [
      'hello',
      'welcome',
      'refused',
      'loaded',
      'height',
      'anchor',
      'answer',
      'visible',
      'call',
      'metric',
      'abort',
      'bye',
      '__proto__',
    ];
    const values = [
      0,
      -1,
      5000,
      1e9,
      Number.NaN,
      null,
      '',
      'x',
      [],
      {},
      true,
      { method: 'GET', url: path },
      location.origin,
    ];
    const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
    for (let i = 0; i < 1000; i += 1) {
      const type = any(types);
      const message = {
        type,
        travelFrame: any(['hello', type]),
        version: any([1, 2, 'x']),
        oldest: any([0, 1]),
        id: i,
      };
      for (const key of ['height', 'top', 'origin', 'request', 'answer', 'metric'])
        Object.assign(message, { [key]: any(values) });
      const data = any([
        JSON.stringify(message),
        message,
        JSON.stringify(message).slice(1),
        'x'.repeat(300_000),
        null,
        i,
      ]);
      any(targets).postMessage(data, { targetOrigin: '*', transfer: any([[], [new MessageChannel().port2]]) });
    }
  }, PATH);

test('MSC-001 MSC-002 the frame is as high as its page once that has its first view, and follows it', {
  tag: '@smoke',
}, async ({ page }) => {
  const frame = await open(page);
  expect(await frameHeight(page)).toBe(await contentHeight(frame));
  await expect(page.locator('travel-frame p')).toBeHidden();
  await expect(page.locator('travel-frame iframe')).toHaveAttribute('title', 'Your booking');
  await expect(page.locator('travel-frame iframe')).toHaveAttribute('sandbox', /allow-scripts/);
  const before = await frameHeight(page);
  await frame.evaluate(() => {
    for (const each of document.querySelectorAll('.tall')) (each as HTMLElement).style.blockSize = '2000px';
  });
  await expect.poll(() => frameHeight(page)).toBe(before + 1000);
  await frame.evaluate(() => document.querySelector('.tall')?.remove());
  await expect.poll(() => frameHeight(page)).toBe(before - 1000);
});

test('the page in the frame knows which slice of it is on screen, and errors are brought there', async ({ page }) => {
  const frame = await open(page);
  const insets = () =>
    frame.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['start', 'end'].map((side) => Number.parseFloat(style.getPropertyValue(`--travel-frame-${side}`)));
    });
  const onScreen = () =>
    page.locator('travel-frame').evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [Math.round(Math.max(0, -top)), Math.round(Math.max(0, bottom - innerHeight))];
    });
  await expect.poll(insets).toEqual(await onScreen());
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => JSON.stringify(await insets())).toBe(JSON.stringify(await onScreen()));
  expect((await insets())[0]).toBeGreaterThan(500);
  // Off screen there is no slice.
  await page.evaluate(() => {
    (document.querySelector('main') as HTMLElement).style.marginTop = '9000px';
    scrollTo(0, 0);
  });
  await expect.poll(insets).toEqual([0, 0]);

  await page.evaluate(() => {
    (document.querySelector('main') as HTMLElement).style.marginTop = '';
  });
  await frame.locator('#fail').click();
  await expect.poll(async () => (await frame.locator('#errors').boundingBox())?.y ?? 9999).toBeLessThan(500);
});

test('MSC-003 a page that does not report its height keeps that of the host, and a host that is not in relayOrigins gets no call', async ({
  page,
  problems,
}) => {
  const frame = await open(page, {
    more: '&fixed',
    config: { frame: { paths: [PATH] } },
    head: `<style nonce="${NONCE}">travel-frame { block-size: 420px }</style>`,
  });
  expect(await frameHeight(page)).toBe(420);
  await frame.evaluate(() => document.body.append(document.createElement('hr')));
  expect(await settledHeight(page)).toBe(420);

  problems.expect(/RELAY_FAILED/, 1);
  expect(await call(page, { method: 'GET', url: PATH })).toEqual({ error: 'Error' });
});

test('MSC-004 a page in a frame moves its host by a press alone; messages of a third origin change nothing', async ({
  page,
}) => {
  const frame = await open(page);
  await test.step('a link inside moves the host below its sticky header, with the focus and an entry of history', async () => {
    const entries = await page.evaluate(() => history.length);
    await frame.locator('#down').click();
    const top = async () => (await frame.locator('#details').boundingBox())?.y ?? 0;
    await expect.poll(async () => Math.abs((await top()) - 80)).toBeLessThan(2);
    expect(await frame.evaluate(() => document.activeElement?.id)).toBe('details');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);

    await page.evaluate(() => {
      scrollTo(0, 0);
      document.documentElement.style.scrollPaddingTop = '120px';
    });
    await frame.locator('#down').press('Enter');
    await expect.poll(async () => Math.abs((await top()) - 120)).toBeLessThan(2);
  });

  await test.step('it cannot move its host without a press', async () => {
    await frame.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      addEventListener('message', ({ data }) => {
        if (data === 'press the link') document.querySelector<HTMLElement>('#down')?.click();
      });
    });
    // Code that Playwright evaluates counts as a press, for five seconds.
    const top = await page.locator('travel-frame').evaluate(async (element) => {
      const frames = async (isOver: () => boolean) => {
        do await new Promise((resolve) => requestAnimationFrame(resolve));
        while (!isOver());
      };
      scrollTo(0, 0);
      await frames(() => !navigator.userActivation.isActive);
      element.shadowRoot?.querySelector('iframe')?.contentWindow?.postMessage('press the link', '*');
      let left = 60;
      await frames(() => --left === 0);
      return scrollY;
    });
    expect(top).toBe(0);
    expect(await frame.evaluate(() => document.activeElement?.id)).toBe('details');
  });

  await test.step('1,000 messages of a third origin to both pages cause no call, no throw and no change', async () => {
    const attacker = await addThird(page);
    const before = await settledHeight(page);
    const style = () => frame.evaluate(() => document.documentElement.getAttribute('style'));
    const styleBefore = await style();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await attack(attacker);
    expect(await settledHeight(page)).toBe(before);
    expect(await style()).toBe(styleBefore);
    expect(asked).toEqual([]);
    // The connection is as it was.
    expect(await call(page, { method: 'GET', url: PATH })).toMatchObject({ answer: { status: 200 } });
  });
});

test('MSC-005 MSC-006 MSC-007 calls and metrics of the host are made, where they are listed, and those in flight are rejected with a new page', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const frame = await open(page);
  // Nor does a frame of the same site lack cookies.
  expect(asked.filter((line) => /frame-(calls|notice)/.test(line))).toEqual([]);
  expect(await call(page, { method: 'GET', url: PATH })).toMatchObject({
    answer: { status: 200, body: { current: { currencyCode: expect.stringMatching(/^[A-Z]{3}$/) } } },
  });
  await page.locator('travel-frame').evaluate((element) => (element as Caller).recordMetric('frame', 'loadTime', 320));
  expect(asked).toContain('POST /i/api/affiliate/ui/metrics/v1/frame');

  const refused = problems.expect(/RELAY_FAILED/, 3);
  for (const url of [
    '/trips/api/store',
    `${PATH}/../../../trips/api/store`,
    '/horizon/common/authentication/providers/AuthStateProviderAction',
  ])
    expect(await call(page, { method: 'GET', url })).toEqual({ error: 'Error' });
  expect(refused).toHaveLength(3);
  expect(asked.filter((line) => /trips.api|AuthStateProvider/.test(line))).toEqual([]);

  await test.step('reload and navigation: the port is new, and calls in flight are rejected', async () => {
    await page.route(`${site()}${PATH}`, () => {});
    const inFlight = call(page, { method: 'GET', url: PATH });
    await page.waitForRequest(`${site()}${PATH}`);
    await frame.evaluate(() => location.reload());
    expect(await inFlight).toEqual({ error: 'AbortError' });

    const again = () => page.unroute(`${site()}${PATH}`);
    await again();
    await expect.poll(async () => Object.keys(await call(page, { method: 'GET', url: PATH }))).toEqual(['answer']);
    await frame.evaluate(() => location.assign(`${location.href}&next`));
    await expect
      .poll(async () => JSON.stringify(await call(page, { method: 'GET', url: PATH })))
      .toContain('"status":200');
  });
});

test('MSC-008 MSC-009 CON-026 CON-027 changes from the first moment on send no height in the first 128 ms, then one in 16 ms at most, and end right', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window === top) return;
    const sent: [number, string][] = [];
    Object.assign(window, { sent });
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, data: string, ...rest: never[]) {
      // React's scheduler sends no texts.
      if (typeof data === 'string') sent.push([performance.now(), JSON.parse(data).type]);
      return Reflect.apply(postMessage, this, [data, ...rest]);
    };
    addEventListener('DOMContentLoaded', () => {
      const box = document.createElement('div');
      document.body.append(box);
      let changes = 0;
      const change = () => {
        box.style.blockSize = changes === 60 ? '777px' : `${100 + ((changes * 37) % 800)}px`;
        changes += 1;
        if (changes <= 60) requestAnimationFrame(change);
      };
      change();
    });
  });
  const frame = await open(page, { name: 'short' });
  await frame.waitForFunction(() => document.body.lastElementChild?.getBoundingClientRect().height === 777);
  await settledHeight(page);
  expect(await frameHeight(page)).toBe(await contentHeight(frame));
  const sent = await frame.evaluate(() => Reflect.get(window, 'sent') as [number, string][]);
  const loaded = sent.find(([, type]) => type === 'loaded')?.[0] ?? Number.NaN;
  const heights = sent.filter(([, type]) => type === 'height').map(([at]) => at);
  expect(heights.length).toBeGreaterThan(1);
  expect((heights[0] ?? 0) - loaded).toBeGreaterThanOrEqual(127);
  const gaps = heights.slice(1).map((at, i) => at - (heights[i] ?? 0));
  // A frame of a browser that is behind comes up to 2 ms early.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
  // Nothing is said any more.
  await settledHeight(page);
  expect(await frame.evaluate(() => (Reflect.get(window, 'sent') as unknown[]).length)).toBe(sent.length);
});

test('the height comes to rest and fits, whatever it depends on; a page that grows with its frame ends with one line', async ({
  page,
  problems,
}) => {
  const fits = async (frame: Frame) => {
    const height = await settledHeight(page);
    expect(height).toBe(await contentHeight(frame));
    expect(height).toBeLessThan(4000);
  };
  for (const name of ['margin', 'picture']) await test.step(name, async () => fits(await open(page, { name })));

  await test.step('a frame that is hidden at start has its height once it is shown; a height of 0 is ignored', async () => {
    await goto(page, { name: 'fullHtml', head: `<style nonce="${NONCE}">main { display: none }</style>` });
    await expect.poll(() => framed(page)?.url()).toContain('?framed');
    await page.evaluate(() => {
      (document.querySelector('main') as HTMLElement).style.display = 'block';
    });
    await expect(page.locator('travel-frame:state(loaded)')).toHaveCount(1);
    await expect.poll(() => frameHeight(page)).toBeGreaterThan(1400);
    await fits(framed(page));
  });

  await test.step('a page that grows with its frame is as high as what is in it, with one line', async () => {
    expect(problems.list()).toEqual([]);
    problems.expect(/FRAME_LOOP/, 1);
    const frame = await open(page, { name: 'minHeight' });
    const height = await settledHeight(page);
    expect(height).toBeLessThan(150);
    await frame.evaluate(() => {
      const more = document.createElement('div');
      more.style.blockSize = '300px';
      document.body.append(more);
    });
    // With the margin of the body, in which that of the heading was.
    await expect.poll(() => frameHeight(page)).toBe(height + 308);
    expect(await settledHeight(page)).toBe(height + 308);
  });
});

test.describe('as a page that is zoomed to 110 %: sizes have fractions', () => {
  test.use({ deviceScaleFactor: 1.1 });

  test('the height comes to rest', async ({ page }) => {
    for (const name of ['margin', 'fullHtml', 'picture'])
      await test.step(name, async () => {
        const frame = await open(page, { name });
        const height = await settledHeight(page);
        expect(height).toBe(await contentHeight(frame));
        expect(await settledHeight(page)).toBe(height);
      });
  });
});

test('a dialog of ours in a tall frame opens where the visitor looks, and its errors are there', async ({ page }) => {
  const frame = await open(page, { name: 'tallAccount' });
  const onScreen = async (part: string) => {
    const { y = -1, height = 0 } = (await frame.locator(part).boundingBox()) ?? {};
    return y >= 0 && y + height <= 800 ? 'on screen' : `${y} to ${y + height}`;
  };
  // Far below the middle of the frame, where a dialog of a window would be.
  await frame.locator('travel-account-menu').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await frame.locator('travel-account-menu').getByRole('button', { name: 'Sign in' }).first().click();
  const before = await page.evaluate(() => scrollY);
  await frame.locator('travel-account-menu').getByRole('link', { name: 'Sign in' }).click();
  const dialog = frame.getByRole('dialog').filter({ hasText: 'Continue with email' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => onScreen('travel-sign-in .ts-dialog-heading')).toBe('on screen');
  // There, and not brought there.
  await runPending(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await dialog.getByRole('button', { name: 'Continue with email' }).click();
  const email = frame.locator('travel-sign-in [name=username]');
  await expect(email).toBeFocused();
  await email.press('Enter');
  await expect.poll(() => onScreen('travel-sign-in [aria-invalid=true]')).toBe('on screen');
  // The dialog follows when the host's page is scrolled.
  await page.evaluate(() => scrollBy(0, 300));
  await expect.poll(() => onScreen('travel-sign-in .ts-dialog-heading')).toBe('on screen');
});

test('what is in the slot stays where the page is not safe, not ours, or never answers', async ({ page, problems }) => {
  problems.expect(/ATTRIBUTE_INVALID/, 1);
  await goto(page, { src: 'javascript:alert(1)' });
  await expect(page.locator('travel-frame[src]:defined')).toHaveCount(1);
  await expect(page.locator('travel-frame p')).toBeVisible();
  expect(await call(page, { method: 'GET', url: PATH })).toEqual({ error: 'InvalidStateError' });

  problems.expect(/FRAME_FAILED.*has not answered/, 1);
  hosts.pages.set(`${third()}/plain`, { html: '<!doctype html><title>Plain</title>' });
  await page.evaluate((src) => {
    (window as unknown as Shell).travelShell.configure({ loadTimeout: 1200 });
    document.querySelector('travel-frame')?.setAttribute('src', src);
  }, `${third()}/plain`);
  await expect.poll(() => problems.list()).toEqual([]);
  await expect(page.locator('travel-frame p')).toBeVisible();
});

interface Shell {
  travelShell: { configure(values: object): void };
}
