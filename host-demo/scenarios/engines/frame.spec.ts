/**
 * Our page in the frame of another origin's page, in other engines. Both have strict policies, whose violations the pages
 * note.
 */
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { framedSource, hostPage, hostPolicy } from '../frame-host/pages.ts';
import { makeChanges, resetPages } from '../frame-host/resets.ts';
import { type Hosts, startHosts } from '../frame-host/startHosts.ts';
import type { Engine } from './Engine.ts';
import { expect, test } from './test.ts';

const NONCE = 'abc';
const PATH = '/horizon/react/component/CurrencyPickerStateProviderAction';

let backEnd: RunningMain;
let hosts: Hosts;
const site = () => backEnd.origin.replace('127.0.0.1', 'localhost');
const host = () => hosts.at('localhost');
/** Another site than `site` is. */
const stranger = () => hosts.at('127.0.0.1');
const third = () => hosts.at('third.localhost');

test.beforeAll(async () => {
  hosts = await startHosts();
  const data = test.info().outputPath('data');
  backEnd = await startMain({ DATA_DIR: data, EMBED_ORIGINS: `${host()},${stranger()}`, SESSION_IN_FRAMES: '1' });
  hosts.pages.set(`${third()}/`, { html: '<!doctype html><title>Third</title>' });
});
test.afterAll(async () => {
  hosts.close();
  await backEnd?.end('SIGTERM');
});

/** Notes what a page breaks of its policy, and what it throws. */
const NOTE = `<script nonce="${NONCE}">
window.noted = [];
addEventListener('securitypolicyviolation', (event) => noted.push(event.violatedDirective + ' ' + event.blockedURI));
addEventListener('error', ({ message }) => message && noted.push(message));
addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
</script>`;

interface Noted {
  noted?: string[];
  outcome?: string;
}
interface Caller extends HTMLElement {
  call(request: object): Promise<unknown>;
}

const iframe = () => document.querySelector('travel-frame')?.shadowRoot?.querySelector('iframe') as Element;

/** One host's page around our page. */
class Framed {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async open(name: string, { origin = host(), more = '' } = {}): Promise<void> {
    const config = { relayOrigins: [origin], frame: { paths: [PATH] } };
    const src = framedSource({ site: site(), host: origin, name, more, config });
    hosts.pages.set(`${origin}/`, {
      policy: hostPolicy(NONCE, `${site()} ${third()}`),
      html: hostPage({ nonce: NONCE, shell: site(), src, head: NOTE }),
    });
    await this.#engine.open(`${origin}/`);
    await this.isLoaded();
  }

  async isLoaded(): Promise<void> {
    const state = () => this.#engine.evaluate(() => document.querySelector('travel-frame')?.matches(':state(loaded)'));
    await expect.poll(state, 'the frame is loaded').toBe(true);
  }

  height = () => this.#engine.evaluate(() => document.querySelector('travel-frame')?.clientHeight ?? 0);
  contents = () => this.inside(() => document.documentElement.scrollHeight);
  inside<A extends unknown[], R>(code: (...args: A) => R, ...args: A): Promise<R> {
    return this.#engine.evaluateIn(iframe, code, ...args);
  }

  /** The height, once it has not changed for a while. */
  async settledHeight(wait = 600): Promise<number> {
    let last = -1;
    const rests = async () => {
      const before = last;
      last = await this.height();
      return last === before;
    };
    await expect.poll(rests, { intervals: [wait] }).toBe(true);
    return last;
  }

  /** Presses the middle of an element of the framed page; of the notice where there is no selector. */
  async press(selector = ''): Promise<void> {
    const { left, top } = await this.#engine.evaluate(() => {
      const place = (document.querySelector('travel-frame') as Element).getBoundingClientRect();
      return { left: place.left, top: place.top };
    });
    const inner = await this.inside((given) => {
      const notice = document.body.firstElementChild?.shadowRoot?.querySelector('button');
      const place = ((given ? document.querySelector(given) : notice) as Element).getBoundingClientRect();
      return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
    }, selector);
    await this.#engine.press(Math.round(left + inner.x), Math.round(top + inner.y));
  }

  /** The outcome of a call: its status, or the name of the error. */
  async call(url: string): Promise<string> {
    await this.startCall(url);
    const outcome = () => this.outcome();
    await expect.poll(outcome, `the call of ${url} ends`).not.toBe('');
    return outcome();
  }

  startCall(url: string): Promise<void> {
    return this.#engine.evaluate((given) => {
      const page = window as Noted;
      page.outcome = '';
      (document.querySelector('travel-frame') as Caller).call({ method: 'GET', url: given }).then(
        (answer) => {
          page.outcome = String((answer as { status: number }).status);
        },
        (error: Error) => {
          page.outcome = error.name;
        },
      );
    }, url);
  }

  outcome = () => this.#engine.evaluate(() => (window as Noted).outcome ?? '');

  async hasNoProblems(): Promise<void> {
    expect(await this.#engine.evaluate(() => (window as Noted).noted)).toEqual([]);
  }
}

test('the frame is as high as its page, follows it, and moves the host to an anchor below its header', async ({
  engine,
}) => {
  const page = new Framed(engine);
  await page.open('form');
  const before = await page.settledHeight();
  expect(before).toBe(await page.contents());
  await page.inside(() => {
    (document.querySelector('.tall') as HTMLElement).style.blockSize = '1700px';
  });
  await expect.poll(page.height).toBe(before + 200);

  const entries = await engine.evaluate(() => history.length);
  await page.press('#down');
  const target = () => page.inside(() => (document.querySelector('#details') as Element).getBoundingClientRect().top);
  const top = () =>
    engine.evaluate(() => document.querySelector('travel-frame')?.getBoundingClientRect().top ?? Number.NaN);
  await expect.poll(async () => Math.round((await top()) + (await target()))).toBe(80);
  expect(await page.inside(() => document.activeElement?.id)).toBe('details');
  expect(await engine.evaluate(() => history.length)).toBe(entries + 1);
  // The framed page knows what is on screen.
  const start = () => page.inside(() => document.documentElement.style.getPropertyValue('--travel-frame-start'));
  await expect.poll(async () => Math.abs(Number.parseFloat(await start()) + (await top()))).toBeLessThan(1);
  await page.hasNoProblems();
});

test('a listed call of the host is made, another one is refused', async ({ engine }) => {
  const page = new Framed(engine);
  await page.open('form');
  expect(await page.call(PATH)).toBe('200');
  expect(await page.call('/trips/api/store')).toBe('Error');
  await page.hasNoProblems();
});

test('1,000 messages of a third origin cause no call, no throw and no change', async ({ engine }) => {
  const page = new Framed(engine);
  await page.open('form');
  const before = await page.settledHeight();
  await engine.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.id = 'third';
    frame.src = src;
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  }, `${third()}/`);
  const calls = () => page.inside(() => performance.getEntriesByType('resource').length);
  const style = () => page.inside(() => document.documentElement.getAttribute('style'));
  const [callsBefore, styleBefore] = [await calls(), await style()];
  await engine.evaluateIn(
    () => document.querySelector('#third') as Element,
    (path) => {
      const targets = [parent, ...Array.from({ length: parent.length }, (_, i) => parent[i] as Window)];
      const types = ['hello', 'welcome', 'loaded', 'height', 'anchor', 'answer', 'visible', 'call', 'metric', 'bye'];
      const values = [0, -1, 5000, 1e9, null, 'x', [], {}, true, { method: 'GET', url: path }, location.origin];
      const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
      for (let i = 0; i < 1000; i += 1) {
        const type = any(types);
        const message = { type, travelFrame: any(['hello', type]), version: 1, oldest: any([0, 1]), id: i };
        for (const key of ['height', 'top', 'origin', 'request', 'answer', 'metric'])
          Object.assign(message, { [key]: any(values) });
        const data = any<unknown>([JSON.stringify(message), message, JSON.stringify(message).slice(1), null, i]);
        any(targets).postMessage(data, { targetOrigin: '*', transfer: any([[], [new MessageChannel().port2]]) });
      }
    },
    PATH,
  );
  expect(await page.settledHeight()).toBe(before);
  expect([await calls(), await style()]).toEqual([callsBefore, styleBefore]);
  expect(await page.call(PATH)).toBe('200');
  await page.hasNoProblems();
});

for (const name of ['minHeight', 'margin', 'fullHtml', 'picture']) {
  test(`${name}: the height comes to rest`, async ({ engine }) => {
    const page = new Framed(engine);
    await page.open(name);
    // On a screen without a graphics card WebKit takes a second to give a frame another height.
    const height = await page.settledHeight(name === 'minHeight' ? 3000 : 600);
    expect(height).toBeLessThan(6000);
    // A pixel more, and the fractions of a picture.
    if (name !== 'minHeight') expect(Math.abs(height - (await page.contents()))).toBeLessThanOrEqual(2);
    // Added contents still count.
    await page.inside(() => {
      const more = document.createElement('div');
      more.style.blockSize = '300px';
      document.body.append(more);
    });
    await expect.poll(page.height).toBeGreaterThan(height + 150);
    expect(await page.settledHeight(name === 'minHeight' ? 3000 : 600)).toBeLessThan(height + 700);
    await page.hasNoProblems();
  });
}

test('a frame ends within 2 px of its page after each change, whatever the page does with the height of the window', async ({
  engine,
}) => {
  for (const [address, each] of resetPages(site(), host(), third())) hosts.pages.set(address, each);
  await engine.open(`${host()}/`);
  await makeChanges((code, given) => engine.evaluate(code, given));
});

test('a storm of 1,000 changes ends at the right height', async ({ engine }) => {
  const page = new Framed(engine);
  await page.open('short');
  await page.inside(() => {
    const box = document.createElement('div');
    document.body.append(box);
    let step = 0;
    const change = () => {
      for (let i = 0; i < 5; i += 1) {
        step += 1;
        box.style.blockSize = `${100 + ((step * 37) % 800)}px`;
      }
      if (step < 1000) setTimeout(change);
      else box.style.blockSize = '777px';
    };
    change();
  });
  await expect.poll(page.height).toBeGreaterThan(800);
  expect(await page.settledHeight()).toBe(await page.contents());
  await page.hasNoProblems();
});

test('after a reload of the frame the port is new', async ({ engine }) => {
  const page = new Framed(engine);
  await page.open('form');
  await page.inside(() => setTimeout(() => location.reload()));
  await expect.poll(() => page.call(PATH), { timeout: 60_000 }).toBe('200');
});

// In a browser of its own: one that has been on the site may give it its cookies.
test('in a frame of another site the page says that it cannot see the sign-in, and asks for it', async ({
  freshEngine,
}, { project }) => {
  const page = new Framed(freshEngine);
  await page.open('form', { origin: stranger() });
  expect(await page.inside(() => document.hasStorageAccess())).toBe(false);
  const notice = () =>
    page.inside(() => {
      const root = document.body.firstElementChild?.shadowRoot;
      return [root?.querySelector('button')?.textContent ?? '', root?.querySelector('a')?.textContent ?? ''];
    });
  await expect.poll(notice).toEqual(['Use my sign-in here', 'Open in a new tab']);
  await expect.poll(async () => (await page.height()) - (await page.contents())).toBe(0);
  await page.hasNoProblems();
  // Firefox asks in a window of its own, which no driver reaches.
  if (project.name === 'firefox') return;
  await page.press();
  await expect.poll(() => page.inside(() => document.hasStorageAccess())).toBe(true);
  await expect.poll(notice).toEqual(['', '']);
});

/** Leaves the page, whose title this is, and goes back. Whether the browser has kept it meanwhile. */
async function leaveAndReturn(engine: Engine, title: string): Promise<boolean> {
  await engine.evaluate((next) => {
    Object.assign(window, { isKept: true });
    location.href = next;
  }, `${host()}/next`);
  await expect.poll(() => engine.evaluate(() => document.title).catch(() => '')).toBe('Next');
  // Drivers wait for a load that a kept page does not have.
  await engine.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => engine.evaluate(() => document.title).catch(() => '')).toBe(title);
  return engine.evaluate(() => 'isKept' in window);
}

// The last one: after it Firefox's driver waits for the next page in vain.
test('back from the browser’s cache the port is new, and what was in flight has been rejected', async ({ engine }) => {
  const page = new Framed(engine);
  hosts.pages.set(`${host()}/next`, { html: '<!doctype html><title>Next</title>' });
  await page.open('form');
  expect(await page.call(PATH)).toBe('200');
  await engine.evaluate(() => {
    const page = window as Noted;
    page.outcome = '';
    // In flight while the page is left.
    addEventListener(
      'pagehide',
      () => {
        const { call } = document.querySelector('travel-frame') as Caller;
        call({ method: 'GET', url: '/late' }).catch((error: Error) => {
          page.outcome = error.name;
        });
      },
      { capture: true, once: true },
    );
  });
  if (!(await leaveAndReturn(engine, 'A page of a partner'))) {
    hosts.pages.set(`${host()}/plain`, { html: '<!doctype html><title>Plain</title>' });
    await engine.open(`${host()}/plain`);
    expect(await leaveAndReturn(engine, 'Plain'), 'a page without anything of ours is kept').toBe(false);
    // biome-ignore lint/suspicious/noSkippedTests: a driver may switch off the cache that this is about
    test.skip(true, 'This browser, as it is driven, keeps no pages.');
  }
  await expect.poll(page.outcome).toMatch(/AbortError|InvalidStateError/);
  await expect.poll(() => page.call(PATH), { timeout: 60_000 }).toBe('200');
  await page.isLoaded();
  await page.hasNoProblems();
});
