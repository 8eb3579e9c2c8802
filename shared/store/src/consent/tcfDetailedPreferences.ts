import { fetchTcfDetails } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { parseTcfDetailedPreferences } from '@travel-shell/contract/parsers/parseTcfDetailedPreferences';
import { defineEntity } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';

/** The contents of the second layer of the full framework. STA-079 to STA-082. */
export const tcfDetailedPreferences = defineEntity<Schema<'TcfDetailedPreferences'>>('tcfDetailedPreferences', {
  load: (signal) => fetchTcfDetails({}, parseTcfDetailedPreferences, signal),
  personal: false,
  failure: loadFailure('CONSENT_FAILED', 'The purposes and vendors of the full framework'),
});
