import { fetchTcfInitialPreferences } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { defineEntity } from '@travel-shell/store';
import { failureOf } from './failureOf.ts';

/** The contents of the first layer of the full framework. STA-083. */
export const tcfInitialPreferences = defineEntity<Schema<'TcfInitialPreferences'>>('tcfInitialPreferences', {
  load: fetchTcfInitialPreferences,
  personal: false,
  failure: failureOf('The first layer of the full framework'),
});
