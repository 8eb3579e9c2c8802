/** The page around a frame, kept by the browser while another one is shown. Playwright switches that off by default. */
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { expect, test } from '../test.ts';
import { framedSource, hostPage, hostPolicy } from './pages.ts';
import { type Hosts, startHosts } from './startHosts.ts';

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const NONCE = 'abc';
const PATH = '/horizon/react/component/CurrencyPickerStateProviderAction';

let backEnd: RunningMain;
let hosts: Hosts;

test.beforeAll(async () => {
  hosts = await startHosts();
  backEnd = await startMain({ DATA_DIR: test.info().outputPath('data'), EMBED_ORIGINS: hosts.at('localhost') });
});
test.afterAll(async () => {
  hosts.close();
  await backEnd?.end('SIGTERM');
});

interface Page {
  outcomes: string[];
  portsClosed: number;
  persisted?: boolean;
}
interface Caller extends HTMLElement {
  call(request: object): Promise<{ status: number }>;
}

test('back from the browser’s cache the old port is closed, what was in flight is rejected, and a call is made', async ({
  page,
}) => {
  const site = backEnd.origin.replace('127.0.0.1', 'localhost');
  const host = hosts.at('localhost');
  const config = { relayOrigins: [host], frame: { paths: [PATH] } };
  const src = framedSource({ site, host, name: 'form', config });
  hosts.pages.set(`${host}/`, { policy: hostPolicy(NONCE, site), html: hostPage({ nonce: NONCE, shell: site, src }) });
  hosts.pages.set(`${host}/next`, { html: '<!doctype html><title>Next</title><link rel="icon" href="data:,">' });
  await page.addInitScript(() => {
    const noted = Object.assign(window as unknown as Page, { outcomes: [], portsClosed: 0 });
    const { close } = MessagePort.prototype;
    MessagePort.prototype.close = function (this: MessagePort) {
      noted.portsClosed += 1;
      Reflect.apply(close, this, []);
    };
    addEventListener('pageshow', ({ persisted }) => Object.assign(noted, { persisted }));
  });
  await page.goto(`${host}/`);
  const loaded = page.locator('travel-frame:state(loaded)');
  await expect(loaded).toHaveCount(1);
  const call = () =>
    page.locator('travel-frame').evaluate(async (element, url) => {
      const { outcomes } = window as unknown as Page;
      await (element as Caller).call({ method: 'GET', url }).then(
        ({ status }) => outcomes.push(String(status)),
        (error: Error) => outcomes.push(error.name),
      );
      return outcomes.at(-1);
    }, PATH);
  expect(await call()).toBe('200');
  const closed = await page.evaluate(() => (window as unknown as Page).portsClosed);

  // Never answered, and left.
  await page.route(`${site}${PATH}`, () => {});
  const sent = page.waitForRequest(`${site}${PATH}`);
  await page.evaluate((url) => {
    const { outcomes } = window as unknown as Page;
    (document.querySelector('travel-frame') as Caller).call({ method: 'GET', url }).catch((error: Error) => {
      outcomes.push(error.name);
    });
  }, PATH);
  await sent;
  await page.evaluate((next) => {
    location.href = next;
  }, `${host}/next`);
  await expect(page).toHaveTitle('Next');
  await page.unroute(`${site}${PATH}`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle('A page of a partner');
  await expect.poll(() => page.evaluate(() => (window as unknown as Page).persisted)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as Page).outcomes)).toEqual(['200', 'AbortError']);
  expect(await page.evaluate(() => (window as unknown as Page).portsClosed)).toBeGreaterThan(closed);
  await expect(loaded).toHaveCount(1);
  await expect.poll(call).toBe('200');
});
