/** consent.js and later.js on one page, with a loader that has both. In pages of the demo: host-demo/scenarios/consent. */
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

declare global {
  var ran: string[];
}

/** The cookies of this document alone: real ones are shared with the tests that run at the same time. */
const jar = new Map<string, string>();

beforeAll(async () => {
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    },
  });
  // No event of cookies: it may or may not come after a page is restored, and older browsers have none.
  vi.stubGlobal('cookieStore', undefined);
  for (const name of ['LATER', 'TCF']) {
    vi.stubGlobal(`TRAVEL_SHELL_${name}`, name);
    vi.stubGlobal(`TRAVEL_SHELL_${name}_INTEGRITY`, '');
  }
  const load = async () => void (await import('./later.ts'));
  Object.assign(globalThis, { [Symbol.for('travel-shell.loader')]: { load, want() {}, fill: async () => {} } });
  vi.stubGlobal('travelShell', { push: (call: () => void) => call() });
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'travel-shell-config';
  config.textContent = JSON.stringify({ consentCategories: true });
  document.head.append(config);
  globalThis.ran = [];
  await import('./consent.ts');
});
beforeEach(async () => {
  await runPending();
  globalThis.ran = [];
});

function addBanner(kind: string): HTMLElement {
  const element = document.createElement('travel-consent');
  element.setAttribute('kind', kind);
  element.attachShadow({ mode: 'open' }).innerHTML = '<div part="banner" popover="manual">May we?</div>';
  document.body.append(element);
  return element.shadowRoot?.firstElementChild as HTMLElement;
}
function addGated(name: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset.travelConsent = 'analytical';
  script.textContent = `ran.push('${name}')`;
  document.body.append(script);
}
const isOpen = (banner: HTMLElement) => banner.matches(':popover-open');
const goBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const EVERYTHING = 'strictlyNecessary.functional.advertising.analytical';

test('a page that is gone back to follows what the next one was told: a refusal, all, and a withdrawal', async () => {
  const banner = addBanner('cookies');
  addGated('before');
  await expect.poll(() => isOpen(banner)).toBe(true);
  jar.set('consent', 'strictlyNecessary');
  goBack();
  await expect.poll(() => isOpen(banner)).toBe(false);
  expect(globalThis.ran).toEqual([]);
  jar.set('consent', EVERYTHING);
  goBack();
  await expect.poll(() => globalThis.ran).toEqual(['before']);
  jar.set('consent', 'strictlyNecessary');
  const told = vi.fn();
  document.addEventListener('travel-consent-given', told, { once: true });
  goBack();
  await expect.poll(() => told.mock.calls.length).toBe(1);
  addGated('after');
  await runPending();
  expect(globalThis.ran).toEqual(['before']);
});

test('a full framework without its number is told of once', async () => {
  expectConsole(/CONFIG: <travel-consent kind="tcf"> is not shown, because consent\.cmpId is missing/);
  const banner = addBanner('tcf');
  addBanner('tcf');
  await runPending();
  expect(isOpen(banner)).toBe(false);
});
