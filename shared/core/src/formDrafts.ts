import { storedKey } from './storedKey.ts';

/** A visitor's unsaved input in a form. Texts by field name; no secrets, no files. */
export interface FormDraft {
  /** The company they act for; empty for none. */
  company: string;
  screen: string;
  /** Version of the data that was changed; empty where the back end gives none. */
  etag: string;
  /** The values that the form showed before. */
  base: Readonly<Record<string, readonly string[]>>;
  values: Readonly<Record<string, readonly string[]>>;
}

/** One person's. */
export interface StoredDrafts {
  user: string;
  drafts: readonly FormDraft[];
  /** When the last of them was changed. In ms since 1970. */
  at: number;
}

/** Ends with the tab. Not parsed here, as it is loaded with every sign-in and sign-out: whoever shows a draft checks it. */
export const formDrafts = storedKey('travel.form.drafts', 'session', (value) => value as Partial<StoredDrafts> | null);

/**
 * When the visitor last signed out, in any tab: a draft that is older must not be shown to anybody. Only this tab can remove its
 * own drafts, as session storage is one tab's. In ms since 1970.
 */
export const lastSignOut = storedKey('travel.last.sign.out.time', 'local', Number);

/** After a sign-out, and when another person is signed in. Keeps the drafts of `user`, if any is given. */
export function forgetDrafts(user?: string | null): void {
  if (!user || formDrafts.read()?.user !== user) formDrafts.remove();
}
