import { readDraft } from '../form/index.ts';

/** Whether this visitor has typed something before the page was loaded again, into a form that is not open by itself. */
export const hasDraft = (user: string | null, screen: string): boolean =>
  user !== null && readDraft({ user, company: '', screen }) !== undefined;
