import type { Schema } from '@travel-shell/contract';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';
import { refuseActing } from '../../http/sessions/refuseActing.ts';
import { requireSession } from '../../http/sessions/requireSession.ts';
import { readSharing, storeSharing } from './dataSharing.ts';
import { CURRENCY_COOKIE } from './pickerOperations.ts';

/** Visitors' own choices: currency and data sharing (API-032 to API-034). */
export function createChoiceOperations(services: Services) {
  const { db } = services;
  return {
    async setCurrency(request, reply): Promise<Schema<'ChosenCurrency'>> {
      const { currencyCode, store } = request.body;
      const session = store ? await requireSession(services, request, reply) : null;
      if (session) refuseActing(session);
      const currency = await db
        .selectFrom('currencies')
        .select('currency_code')
        .where('currency_code', '=', currencyCode)
        .where('show_currency', '=', true)
        .executeTakeFirst();
      if (!currency) throw unknownCurrency(currencyCode);
      if (session) {
        await db
          .insertInto('account_settings')
          .values({ user_id: session.userId, currency_code: currencyCode })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ currency_code: currencyCode }))
          .execute();
        // An earlier choice of this session must not override the account's.
        reply.clearCookie(CURRENCY_COOKIE, cookieOptions(request));
      } else {
        reply.setCookie(CURRENCY_COOKIE, currencyCode, { ...cookieOptions(request), httpOnly: true });
      }
      return { currencyCode, stored: session !== null };
    },

    async getDataSharing(request, reply): Promise<Schema<'DataSharing'>> {
      return { allowDataSharing: await readSharing(services, request, reply) };
    },

    async setDataSharing(request, reply): Promise<Schema<'DataSharing'>> {
      const { allowDataSharing } = request.body;
      await storeSharing(services, request, reply, allowDataSharing);
      return { allowDataSharing };
    },
  } satisfies Partial<OperationHandlers>;
}

const unknownCurrency = (code: string) =>
  new ApiError(
    400,
    'VALIDATION_ERROR',
    `${code} is not offered. Take a code of CurrencyPickerStateProviderAction with showCurrency.`,
    'Please choose another currency.',
  );
