import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseFooterState } from '@travel-shell/contract/parsers/parseFooterState';

/** Texts, app-store links and link groups of a brand's footer (STA-056). Fails with an `ApiError` only. */
export const fetchFooterState = (brand: string, signal?: AbortSignal): Promise<Schema<'FooterState'>> =>
  call('get', '/horizon/react/component/FooterStateProviderAction', {
    query: { brand },
    parse: parseFooterState,
    signal,
  });
