/** Stand-ins until the store has them. */
import type { Schema } from '@travel-shell/contract';
import { defineEntity } from '@travel-shell/store';
import type { CookieCategory } from '@travel-shell/store/consent';

export const consentRecords = defineEntity<Schema<'ConsentRecords'>>('consentRecords', {
  load: (signal) => fetch('/i/api/consent/v1/records', { signal }).then((answer) => answer.json()),
  personal: true,
  failure: { code: 'CONSENT_FAILED', message: '' },
});

export const deleteCookiesOf = async (
  _categories: readonly CookieCategory[],
): Promise<{ deleted: string[]; kept: string[] }> => ({ deleted: [], kept: [] });
