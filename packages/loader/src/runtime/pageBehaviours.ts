import { activation } from '@travel-shell/core/activation';
import { whenIdle } from '@travel-shell/core/whenIdle';
import { getConfig } from '@travel-shell/store';
import { syncMarketingId } from '@travel-shell/store/account';
import { detectAdBlocker } from '@travel-shell/store/page';

/**
 * Begins what runs by itself on a page that has configured it: each once, when the browser is idle and the visitor sees the
 * page. Whether that takes consent is their own business.
 */
export function runPageBehaviours(): void {
  const { adBlockerTargets, marketingId } = getConfig();
  if (marketingId?.runSyncScript) begin('syncMarketingId', syncMarketingId);
  if (adBlockerTargets?.length) begin('detectAdBlocker', detectAdBlocker);
}

/** The names of those that have begun. */
const begun = new Set<string>();

function begin(name: string, run: () => Promise<void>): void {
  if (begun.has(name)) return;
  begun.add(name);
  const later = () => whenIdle(() => void run(), 1000);
  const seen = activation();
  if (seen) void seen.then(later);
  else later();
}
