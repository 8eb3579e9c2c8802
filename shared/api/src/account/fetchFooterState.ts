import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getFooterState } from '@travel-shell/contract/calls/getFooterState';

/** Texts, app-store links and link groups of a brand's footer (STA-056). Fails with an `ApiError` only. */
export const fetchFooterState = (brand: string, signal?: AbortSignal): Promise<Schema<'FooterState'>> =>
  call(getFooterState, {
    query: { brand },
    signal,
  });
