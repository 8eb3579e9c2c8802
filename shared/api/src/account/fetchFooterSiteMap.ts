import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getFooterSiteMapLinks } from '@travel-shell/contract/calls/getFooterSiteMapLinks';

/** The links of the site map (API-025). Fails with an `ApiError` only. */
export const fetchFooterSiteMap = (brand: string, signal?: AbortSignal): Promise<Schema<'FooterSiteMap'>> =>
  call(getFooterSiteMapLinks, {
    query: { brand },
    signal,
  });
