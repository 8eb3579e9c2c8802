import { call } from '@travel-shell/api';
import { setKmkid } from '@travel-shell/contract/calls/setKmkid';
import { syncKmkid } from '@travel-shell/contract/calls/syncKmkid';
import type { MarketingIdConfig } from '@travel-shell/core';
import { hasPrivacySignal } from '@travel-shell/core/privacySignal';
import { defineState, getConfig, getShellStore, type State } from '@travel-shell/store';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { isConsented, whenConsented } from '../consent/isConsented.ts';

/** MSC-025. */
export type MarketingIdStatus = 'init' | 'loading' | 'ready';

interface OnPage {
  atom: PrimitiveAtom<MarketingIdStatus>;
}

/** Status of the marketing id sync. */
export const marketingId: State<MarketingIdStatus, OnPage> = defineState<MarketingIdStatus, OnPage>(
  'marketingId',
  'init',
  () => ({ atom: atom<MarketingIdStatus>('init') }),
);

/**
 * Syncs the id once per page (MSC-026), as configured (STA-105), and keeps the result (MSC-027). Waits for consent to
 * advertising cookies; a browser that asks not to share data has no id. Never rejects.
 */
export async function syncMarketingId(config: MarketingIdConfig | undefined = getConfig().marketingId): Promise<void> {
  if (!config?.runSyncScript || hasPrivacySignal()) return;
  if (!isConsented('advertising')) await whenConsented('advertising');
  if (marketingId.get() !== 'init') return;
  const to = (status: MarketingIdStatus) => getShellStore().store.set(marketingId.onPage().atom, status);
  to('loading');
  try {
    const { kmkid } = await call(syncKmkid, { form: { suggestedKmkid: config.suggestedKmkid } });
    if (kmkid !== null) await call(setKmkid, { form: { kmkid } });
    to('ready');
  } catch {
    // ERR-058: no feature depends on the id, so a failure is not logged; the sync just never becomes ready.
  }
}
