/** One tab of a visitor, in a separate thread: its own page, its own store, the visitor's cookies. */
import { parentPort, workerData } from 'node:worker_threads';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { keepCookies } from './keepCookies.ts';

export type TabReport = { entity: string; value: unknown } | { done: number; result: unknown } | { event: string };
export type TabOrder = { id: number; call: 'acceptCookies' | 'declineCookies' | 'acceptTwoParty'; with: unknown[] };

const { origin, cookies } = workerData as { origin: string; cookies: [string, string][] };
const report = (news: TabReport) => parentPort?.postMessage(news);

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
Object.assign(globalThis, { document: page, window: page });
keepCookies(cookies);
configureForTest({ apiBase: origin });

const consent = await import('@travel-shell/store/consent');
const { on } = await import('@travel-shell/store');

for (const entity of [consent.cookieConsent, consent.cookiesData]) {
  entity.subscribe(() => report({ entity: entity.name, value: entity.get() }));
}
for (const name of ['consent-given', 'consent-declined'] as const) on(name, () => report({ event: name }));

parentPort?.on('message', async (order: TabOrder) => {
  const call = consent[order.call] as (...values: unknown[]) => Promise<boolean>;
  report({ done: order.id, result: await call(...order.with) });
});
