import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseBusinessAccountInfo } from '@travel-shell/contract/parsers/parseBusinessAccountInfo';

/** By version; when to use which is open (API-O15), so the newest is the default. */
interface Setups {
  v1: Schema<'BusinessSetupV1'>;
  v2: Schema<'BusinessSetupV2'>;
  v3: Schema<'BusinessSetupV3'>;
}

const PATHS = {
  v1: '/i/api/business/me/v1/setup',
  v2: '/i/api/business/me/v2/setup',
  v3: '/i/api/business/me/v3/setup',
} as const;

/** Completes the visitor's business profile (API-071 to API-073). Fails with an `ApiError` only. */
export const setUpBusinessProfile = <V extends keyof Setups = 'v3'>(
  setup: Setups[V],
  version: V = 'v3' as V,
  signal?: AbortSignal,
): Promise<Schema<'BusinessAccountInfo'>> =>
  // Newer versions accept the input of older ones, so the types use the newest.
  call('post', PATHS[version] as (typeof PATHS)['v3'], {
    json: setup,
    parse: parseBusinessAccountInfo,
    signal,
  });
