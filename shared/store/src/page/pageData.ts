import { getConfig } from '@travel-shell/contract';

/** What the page says about itself. Its fields but the token are the page's to fill; nobody here reads into `seo` and `analytics`. */
export interface PageData {
  /** The form token the page came with; later ones are the client's affair. */
  formtoken: string;
  brandDisplayName: string;
  affiliate: string;
  seo: Readonly<Record<string, unknown>>;
  analytics: Readonly<Record<string, unknown>>;
}

const NOTHING = Object.freeze({});

/** STA-040, out of the configuration: a host may configure it at any time, so it is read whenever it is needed. */
export function pageData(): PageData {
  const { formtoken, brandDisplayName = '', affiliate = '', seo = NOTHING, analytics = NOTHING } = getConfig();
  return { formtoken, brandDisplayName, affiliate, seo, analytics };
}
