import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getTcfInitialPreferences } from '@travel-shell/contract/calls/getTcfInitialPreferences';
import { defineEntity } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';

/** The contents of the first layer of the full framework. STA-083. */
export const tcfInitialPreferences = defineEntity<Schema<'TcfInitialPreferences'>>('tcfInitialPreferences', {
  load: (signal) => call(getTcfInitialPreferences, { signal }),
  personal: false,
  failure: loadFailure('CONSENT_FAILED', 'The first layer of the full framework'),
});
