import type { Schema } from '@travel-shell/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError.ts';
import { requireSession } from '../auth/requireSession.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { cookieOptions } from '../sessions/RequestSessions.ts';
import { CURRENCY_COOKIE } from './pickerOperations.ts';

/** The data-sharing choice of a signed-out visitor: `0` or `1`. */
const DATA_SHARING_COOKIE = 'travel_data_sharing';
const DATA_SHARING_SECONDS = 400 * 24 * 60 * 60;

/** Visitors' own choices: currency and data sharing (API-032 to API-034). */
export function createChoiceOperations(services: Services): Partial<OperationHandlers> {
  const { db, sessions } = services;

  /** An account without a choice uses what this browser chose before the sign-in. */
  async function readAllowed(request: FastifyRequest, userId: string | undefined): Promise<boolean> {
    const ofBrowser = request.cookies[DATA_SHARING_COOKIE] !== '0';
    if (!userId) return ofBrowser;
    const settings = await db
      .selectFrom('account_settings')
      .select('allow_data_sharing')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return settings?.allow_data_sharing ?? ofBrowser;
  }

  return {
    async setCurrency(request, reply): Promise<Schema<'ChosenCurrency'>> {
      const { currencyCode, store } = request.body as Required<Schema<'CurrencyChoice'>>;
      const session = store ? await requireSession(services, request, reply) : null;
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
      const session = await sessions.read(request, reply);
      return { allowDataSharing: await readAllowed(request, session?.userId) };
    },

    async setDataSharing(request, reply): Promise<Schema<'DataSharing'>> {
      const { allowDataSharing } = request.body as Schema<'DataSharing'>;
      const session = await sessions.read(request, reply);
      if (session) {
        await db
          .insertInto('account_settings')
          .values({ user_id: session.userId, allow_data_sharing: allowDataSharing })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ allow_data_sharing: allowDataSharing }))
          .execute();
      } else {
        reply.setCookie(DATA_SHARING_COOKIE, allowDataSharing ? '1' : '0', {
          ...cookieOptions(request),
          httpOnly: true,
          maxAge: DATA_SHARING_SECONDS,
        });
      }
      return { allowDataSharing };
    },
  };
}

const unknownCurrency = (code: string) =>
  new ApiError(
    400,
    'VALIDATION_ERROR',
    `${code} is not offered. Take a code of CurrencyPickerStateProviderAction with showCurrency.`,
    'Please choose another currency.',
  );
