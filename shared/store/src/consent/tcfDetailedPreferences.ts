import { fetchTcfDetailedPreferences } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { defineEntity } from '@travel-shell/store';
import { failureOf } from './failureOf.ts';

/** The contents of the second layer of the full framework. STA-079 to STA-082. */
export const tcfDetailedPreferences = defineEntity<Schema<'TcfDetailedPreferences'>>('tcfDetailedPreferences', {
  load: fetchTcfDetailedPreferences,
  personal: false,
  failure: failureOf('The purposes and vendors of the full framework'),
});
