import { getConfig } from '@travel-shell/store';

/** The page's data about itself. The page fills all fields but the token; we pass `seo` and `analytics` on unread. */
export interface PageData {
  /** The form token the page came with; the client handles later ones. */
  formtoken: string;
  brandDisplayName: string;
  affiliate: string;
  seo: Readonly<Record<string, unknown>>;
  analytics: Readonly<Record<string, unknown>>;
}

/** STA-040, from the configuration, which a host may change at any time, so it is read on each call. */
export function pageData(): PageData {
  const { formtoken, brandDisplayName, affiliate, seo, analytics } = getConfig();
  return { formtoken, brandDisplayName, affiliate, seo, analytics };
}
