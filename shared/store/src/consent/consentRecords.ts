import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getConsentRecords } from '@travel-shell/contract/calls/getConsentRecords';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';
import { followDecisions } from './decisions.ts';
import { sendUnsentFirst } from './sendUnsentFirst.ts';

const NAME = 'consentRecords';

/**
 * The visitor's own record of what they chose, the newest of each kind, and the choice that does not count where that of
 * the browser and that of the account are not the same.
 */
export const consentRecords: EntityState<Schema<'ConsentRecords'>> = defineEntity(NAME, {
  async load(signal) {
    followDecisions(NAME, consentRecords.invalidate);
    // There is no record yet of what counts now.
    return (await sendUnsentFirst()) ? call(getConsentRecords, { signal }) : { records: [], differs: null };
  },
  personal: true,
  failure: loadFailure('CONSENT_FAILED', "The visitor's own record"),
});
