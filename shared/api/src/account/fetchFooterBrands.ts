import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseFooterBrandsState } from '@travel-shell/contract/parsers/parseFooterBrandsState';
import type { Brand } from '@travel-shell/core';

/** Partner logos and social media sites (API-024). Fails with an `ApiError` only. */
export const fetchFooterBrands = (brand: Brand, signal?: AbortSignal): Promise<Schema<'FooterBrandsState'>> =>
  call('get', '/horizon/react/component/FooterBrandsStateProviderAction', {
    query: { brand },
    parse: parseFooterBrandsState,
    signal,
  });
