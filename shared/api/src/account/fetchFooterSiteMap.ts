import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseFooterSiteMap } from '@travel-shell/contract/parsers/parseFooterSiteMap';

/** The links of the site map (API-025). Fails with an `ApiError` only. */
export const fetchFooterSiteMap = (brand: string, signal?: AbortSignal): Promise<Schema<'FooterSiteMap'>> =>
  call('get', '/horizon/react/component/FooterSiteMapLinksProviderAction', {
    query: { brand },
    parse: parseFooterSiteMap,
    signal,
  });
