import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseFooterBrandsState } from '@travel-shell/contract/parsers/parseFooterBrandsState';

/** Partner logos and social media sites (API-024). Fails with an `ApiError` only. */
export const fetchFooterBrands = (brand: string, signal?: AbortSignal): Promise<Schema<'FooterBrandsState'>> =>
  call('get', '/horizon/react/component/FooterBrandsStateProviderAction', {
    query: { brand },
    parse: parseFooterBrandsState,
    signal,
  });
