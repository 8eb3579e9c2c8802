import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../server/testing/ask.ts';
import { startTestServer, type TestServer } from '../server/testing/startTestServer.ts';
import { Visitor } from '../server/testing/Visitor.ts';
import type { TabOrder, TabReport } from './testing/consentTab.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

/** A tab, the newest value of each of its entities, and the events on its page. */
function openTab(cookies: Iterable<[string, string]>) {
  const tab = new Worker(new URL('./testing/consentTab.ts', import.meta.url), {
    workerData: { origin: server.origin, cookies: [...cookies] },
  });
  const values = new Map<string, unknown>();
  const events: string[] = [];
  const results = new Map<number, unknown>();
  tab.on('message', (news: TabReport) => {
    if ('entity' in news) values.set(news.entity, news.value);
    else if ('event' in news) events.push(news.event);
    else results.set(news.done, news.result);
  });
  const failed = new Promise<never>((_, reject) => tab.on('error', reject));
  let orders = 0;
  return {
    events,
    has: (entity: string, data: unknown) =>
      Promise.race([
        failed,
        vi.waitFor(() => expect(values.get(entity)).toMatchObject({ status: 'ready', data }), { timeout: 10_000 }),
      ]),
    async order(call: TabOrder['call'], ...args: unknown[]) {
      orders += 1;
      tab.postMessage({ id: orders, call, with: args } satisfies TabOrder);
      return vi.waitFor(() => results.get(orders) ?? expect.fail('no result yet'), { timeout: 10_000 });
    },
    close: () => tab.terminate(),
  };
}

describe('consent in two tabs', () => {
  it('follows a decision in the other tab without notifying the page twice', async () => {
    const visitor = new Visitor(server.origin);
    // A first decision, of another kind, names the browser: tabs of a browser share their cookies, these threads do not.
    const form = { purposeIds: '1', setConsentBooleanCookie: 'false' };
    await ask(visitor, 'POST', '/s/run/privacy/gdpr/createConsent', { form });
    await using tabs = new AsyncDisposableStack();
    const [one, other] = [openTab(visitor.cookies), openTab(visitor.cookies)];
    for (const tab of [one, other]) tabs.defer(async () => void (await tab.close()));
    for (const tab of [one, other]) await tab.has('cookieConsent', { acceptedCategories: [] });
    for (const tab of [one, other]) await tab.has('cookiesData', { cookiesConsent: false });

    expect(await one.order('acceptCookies', ['strictlyNecessary', 'functional'])).toBe(true);
    for (const tab of [one, other]) {
      await tab.has('cookieConsent', { acceptedCategories: ['strictlyNecessary', 'functional'] });
      await tab.has('cookiesData', { cookiesConsent: true, twoPartyConsent: false });
    }

    expect(await other.order('acceptTwoParty')).toBe(true);
    for (const tab of [one, other]) await tab.has('cookiesData', { cookiesConsent: true, twoPartyConsent: true });

    await other.order('declineCookies');
    for (const tab of [one, other]) await tab.has('cookieConsent', { acceptedCategories: ['strictlyNecessary'] });
    expect(one.events).toEqual(['consent-given']);
    expect(other.events).toEqual(['consent-declined']);
  }, 60_000);
});
