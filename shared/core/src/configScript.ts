import { pageDocument } from './pageDocument.ts';

/** The page's configuration: a script, as other markup may use the ID, too; and the first one, as the embed guide says. */
export const configScript = (): HTMLScriptElement | null =>
  pageDocument.querySelector('script#travel-shell-config[type="application/json"]');
