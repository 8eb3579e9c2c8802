import { fetchTcfInitialPreferences } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { defineEntity } from '@travel-shell/store';
import { failureOf } from './failureOf.ts';

/** What the first layer of the full framework shows. STA-083. */
export const tcfInitialPreferences = defineEntity<Schema<'TcfInitialPreferences'>>('tcfInitialPreferences', {
  load: fetchTcfInitialPreferences,
  personal: false,
  failure: failureOf('What the full framework asks first'),
});
