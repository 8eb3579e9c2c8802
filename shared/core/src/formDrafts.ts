import { storedKey } from './storedKey.ts';

/** What a visitor has typed into a form and not saved. Texts by field name; no secrets, no files. */
export interface FormDraft {
  /** Whoever has typed it. */
  user: string;
  /** The company they act for; empty for none. */
  company: string;
  screen: string;
  /** Version of the data that was changed; empty where the back end gives none. */
  etag: string;
  /** What the form showed before. */
  base: Readonly<Record<string, readonly string[]>>;
  values: Readonly<Record<string, readonly string[]>>;
  /** When. In ms since 1970. */
  at: number;
}

/** Ends with the tab. Whoever shows a draft checks it; this is loaded with every sign-out. */
export const formDrafts = storedKey<readonly Partial<FormDraft>[]>('travel.form.drafts', 'session', (value) =>
  Array.isArray(value) ? value.filter((draft) => typeof draft === 'object' && draft !== null) : undefined,
);

/**
 * When the visitor last signed out, in any tab: a draft of before belongs to nobody any more. Only this tab can remove its
 * own drafts, as session storage is one tab's.
 */
export const lastSignOut = storedKey<number>('travel.last.sign.out.time', 'local', (value) =>
  typeof value === 'number' ? value : undefined,
);

/** After a sign-out, and when another person is signed in: keeps the drafts of `user`, if any is given. */
export function forgetDrafts(user?: string): void {
  const kept = formDrafts.read()?.filter((draft) => draft.user === user);
  if (kept?.length) formDrafts.write(kept);
  else formDrafts.remove();
}
