import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getCookiesData } from '@travel-shell/contract/calls/getCookiesData';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';
import { followDecisions } from './decisions.ts';
import { sendUnsentFirst } from './sendUnsentFirst.ts';

const NAME = 'cookiesData';

/** Which consent is still missing. STA-087. */
export const cookiesData: EntityState<Schema<'CookiesData'>> = defineEntity(NAME, {
  async load(signal) {
    followDecisions(NAME, cookiesData.invalidate);
    await sendUnsentFirst();
    return call(getCookiesData, { signal });
  },
  personal: true,
  failure: loadFailure('CONSENT_FAILED', 'The list of missing consents'),
});
