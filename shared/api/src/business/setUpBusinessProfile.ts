import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { setUpBusinessProfileV1 } from '@travel-shell/contract/calls/setUpBusinessProfileV1';
import { setUpBusinessProfileV2 } from '@travel-shell/contract/calls/setUpBusinessProfileV2';
import { setUpBusinessProfileV3 } from '@travel-shell/contract/calls/setUpBusinessProfileV3';

/** By version; when to use which is open (API-O15), so the newest is the default. */
interface Setups {
  v1: Schema<'BusinessSetupV1'>;
  v2: Schema<'BusinessSetupV2'>;
  v3: Schema<'BusinessSetupV3'>;
}

const CALLS = { v1: setUpBusinessProfileV1, v2: setUpBusinessProfileV2, v3: setUpBusinessProfileV3 };

/** Completes the visitor's business profile (API-071 to API-073). Fails with an `ApiError` only. */
export const setUpBusinessProfile = <V extends keyof Setups = 'v3'>(
  setup: Setups[V],
  version: V = 'v3' as V,
  signal?: AbortSignal,
): Promise<Schema<'BusinessAccountInfo'>> =>
  // Newer versions accept the input of older ones, so the types use the newest.
  call(CALLS[version] as typeof setUpBusinessProfileV3, { json: setup, signal });
