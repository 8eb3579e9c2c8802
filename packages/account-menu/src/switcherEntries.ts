import type { SwitcherOption } from '@travel-shell/store/auth';

/**
 * The accounts to list: one per email (ACC-030); of two entries the one in the current mode (ACC-031), a single entry
 * in any mode (ACC-O08). The current account comes first (ACC-032) and is among the options.
 */
export function switcherEntries(options: readonly SwitcherOption[], businessMode: boolean): SwitcherOption[] {
  const entries = new Map<string, SwitcherOption>();
  for (const option of options) {
    const email = option.item.userEmail.toLowerCase();
    const known = entries.get(email);
    const fitsBetter = option.item.businessMode === businessMode && known?.item.businessMode !== businessMode;
    if (!known || (known.state !== 'selected' && fitsBetter)) entries.set(email, option);
  }
  return [...entries.values()];
}
