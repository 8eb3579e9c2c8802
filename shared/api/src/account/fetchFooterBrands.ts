import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getFooterBrands } from '@travel-shell/contract/calls/getFooterBrands';

/** Partner logos and social media sites (API-024). Fails with an `ApiError` only. */
export const fetchFooterBrands = (brand: string, signal?: AbortSignal): Promise<Schema<'FooterBrandsState'>> =>
  call(getFooterBrands, {
    query: { brand },
    signal,
  });
