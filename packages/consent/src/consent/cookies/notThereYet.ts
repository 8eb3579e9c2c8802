/** Stand-ins until the store has them. */
import { defineEntity } from '@travel-shell/store';
import type { CookieCategory } from '@travel-shell/store/consent';

export interface ConsentRecord {
  id: string;
  kind: string;
  choices: Record<string, unknown>;
  time: string;
  text: { version: string; locale: string } | null;
}

export const consentRecords = defineEntity<{ records: ConsentRecord[]; differs: { other: ConsentRecord } | null }>(
  'consentRecords',
  {
    load: async () => ({ records: [], differs: null }),
    personal: true,
    failure: { code: 'CONSENT_FAILED', message: '' },
  },
);

export const deleteCookiesOf = async (
  _categories: readonly CookieCategory[],
): Promise<{ deleted: string[]; kept: string[] }> => ({ deleted: [], kept: [] });
