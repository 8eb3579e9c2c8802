import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readCountryPicker } from './readCountryPicker.ts';
import { readCurrencyPicker } from './readCurrencyPicker.ts';
import { withLikelyRegion } from './withLikelyRegion.ts';

/** The operations of the pickers (API-027, STA-043). */
export function createPickerOperations({ db, sessions }: Services) {
  return {
    async getCurrencyPicker(request, reply): Promise<Schema<'CurrencyPickerState'>> {
      const session = await sessions.read(request, reply);
      return readCurrencyPicker(db, {
        locale: withLikelyRegion(request.query.locale),
        chosen: request.cookies[CURRENCY_COOKIE],
        userId: session?.userId,
      });
    },

    getCountryPicker: (request): Promise<Schema<'CountryPickerState'>> =>
      readCountryPicker(db, withLikelyRegion(request.query.locale)),
  } satisfies Partial<OperationHandlers>;
}

/** A choice that is not stored with the account, until the browser closes. */
export const CURRENCY_COOKIE = 'travel_currency';
