import { setKmkid, syncKmkid } from '@travel-shell/api/account';
import { getConfig, type MarketingIdConfig } from '@travel-shell/contract';
import { defineState, getShellStore, type State } from '@travel-shell/store';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';

/** MSC-025. */
export type MarketingIdStatus = 'init' | 'loading' | 'ready';

interface OnPage {
  atom: PrimitiveAtom<MarketingIdStatus>;
}

/** How far the sync of the marketing id is. */
export const marketingId: State<MarketingIdStatus, OnPage> = defineState<MarketingIdStatus, OnPage>(
  'marketingId',
  'init',
  () => ({ atom: atom<MarketingIdStatus>('init') }),
);

/** Syncs the id once a page (MSC-026), as configured (STA-105), and keeps what that has given (MSC-027). Never rejects. */
export async function syncMarketingId(config: MarketingIdConfig | undefined = getConfig().marketingId): Promise<void> {
  if (!config?.runSyncScript || marketingId.get() !== 'init') return;
  const to = (status: MarketingIdStatus) => getShellStore().store.set(marketingId.onPage().atom, status);
  to('loading');
  try {
    const kmkid = await syncKmkid(config.suggestedKmkid);
    if (kmkid !== null) await setKmkid(kmkid);
    to('ready');
  } catch {
    // ERR-058: nobody misses the id, so a failure is no news; the sync just never becomes ready.
  }
}
