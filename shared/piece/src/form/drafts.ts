import { type FormDraft, formDrafts, lastSignOut } from '@travel-shell/core/formDrafts';
import type { Texts } from './texts.ts';

/** Whose draft, and of what. */
export interface DraftOwner {
  user: string;
  /** Empty for none. */
  company: string;
  screen: string;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'));

const isWhole = (draft: Partial<FormDraft>): draft is FormDraft =>
  typeof draft.etag === 'string' && typeof draft.at === 'number' && isTexts(draft.base) && isTexts(draft.values);

const isOf = (owner: DraftOwner) => (draft: Partial<FormDraft>) =>
  draft.user === owner.user && draft.company === owner.company && draft.screen === owner.screen;

function write(drafts: readonly Partial<FormDraft>[]): boolean {
  if (drafts.length > 0) return formDrafts.write(drafts);
  formDrafts.remove();
  return true;
}

/** What this visitor has typed here before. Removes what other people have typed, and what is older than a sign-out. */
export function readDraft(owner: DraftOwner): FormDraft | undefined {
  const all = formDrafts.read();
  if (!all) return undefined;
  const signedOut = lastSignOut.read() ?? 0;
  const kept = all.filter(isWhole).filter(({ user, at }) => user === owner.user && at > signedOut);
  if (kept.length < all.length) write(kept);
  return kept.find(isOf(owner));
}

/**
 * False if it cannot be kept.
 * @param since when the form was shown: nothing is kept for somebody who has signed out since, here or in another tab
 */
export function keepDraft(
  owner: DraftOwner,
  draft: Pick<FormDraft, 'etag' | 'base' | 'values'>,
  since: number,
): boolean {
  if ((lastSignOut.read() ?? 0) >= since) return false;
  const others = (formDrafts.read() ?? []).filter((one) => !isOf(owner)(one));
  return write([...others, { ...owner, ...draft, at: Date.now() }]);
}

export function dropDraft(owner: DraftOwner): void {
  const all = formDrafts.read();
  if (all) write(all.filter((one) => !isOf(owner)(one)));
}
