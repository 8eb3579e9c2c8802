import { setKmkid, syncKmkid } from '@travel-shell/api/account';
import { defineState, getShellStore, type State } from '@travel-shell/store';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';

/** MSC-025. */
export type MarketingIdStatus = 'init' | 'loading' | 'ready';

/** STA-105, without the host, whose use is not specified (STA-O08). */
export interface MarketingIdConfig {
  /** False skips the sync. */
  runSyncScript: boolean;
  suggestedKmkid: string;
}

interface OnPage {
  atom: PrimitiveAtom<MarketingIdStatus>;
}

/** How far the sync of the marketing id is. */
export const marketingId: State<MarketingIdStatus, OnPage> = defineState<MarketingIdStatus, OnPage>(
  'marketingId',
  'init',
  () => ({ atom: atom<MarketingIdStatus>('init') }),
);

/** Syncs the id once a page (MSC-026), and keeps the one a sync has given (MSC-027). Never rejects. */
export async function syncMarketingId({ runSyncScript, suggestedKmkid }: MarketingIdConfig): Promise<void> {
  if (!runSyncScript || marketingId.get() !== 'init') return;
  const to = (status: MarketingIdStatus) => getShellStore().store.set(marketingId.onPage().atom, status);
  to('loading');
  try {
    const kmkid = await syncKmkid(suggestedKmkid);
    if (kmkid !== null) await setKmkid(kmkid);
    to('ready');
  } catch {
    // ERR-058: nobody misses the id, so a failure is no news; the sync just never becomes ready.
  }
}
