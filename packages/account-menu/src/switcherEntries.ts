import type { SwitcherOption } from '@travel-shell/store/auth';

/**
 * The accounts to list: one for each email (ACC-030), of two the one of the mode in force (ACC-031), of one whatever
 * mode it has (ACC-O08); the current one is first (ACC-032), as it is in what the back end says.
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
