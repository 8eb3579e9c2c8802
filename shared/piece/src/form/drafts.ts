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

const isWhole = ({ company, screen, etag, base, values }: Partial<FormDraft>): boolean =>
  [company, screen, etag].every((text) => typeof text === 'string') && isTexts(base) && isTexts(values);

/** The drafts of this person that are not older than a sign-out. A draft that does not parse counts as absent. */
function draftsOf(user: string): readonly FormDraft[] {
  const { user: owner, drafts, at = 0 } = formDrafts.read() ?? {};
  if (owner !== user || !Array.isArray(drafts) || !(at > signedOutAt())) return [];
  return drafts.filter((draft) => draft instanceof Object && isWhole(draft));
}

const signedOutAt = () => lastSignOut.read() || 0;

const isOf = (owner: DraftOwner) => (draft: FormDraft) =>
  draft.company === owner.company && draft.screen === owner.screen;

function write(user: string, drafts: readonly FormDraft[]): boolean {
  if (drafts.length > 0) return formDrafts.write({ user, drafts, at: Date.now() });
  formDrafts.remove();
  return true;
}

/** The visitor's earlier draft for this form. Removes the drafts of other people, and those older than a sign-out. */
export function readDraft(owner: DraftOwner): FormDraft | undefined {
  const drafts = draftsOf(owner.user);
  if (drafts.length === 0) formDrafts.remove();
  return drafts.find(isOf(owner));
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
  if (signedOutAt() >= since) return false;
  const { user, company, screen } = owner;
  const others = draftsOf(user).filter((one) => !isOf(owner)(one));
  return write(user, [...others, { company, screen, ...draft }]);
}

export function dropDraft(owner: DraftOwner): void {
  const drafts = draftsOf(owner.user);
  if (drafts.some(isOf(owner)))
    write(
      owner.user,
      drafts.filter((one) => !isOf(owner)(one)),
    );
}
