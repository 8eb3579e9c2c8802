import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { ApiError } from '../../errors/ApiError.ts';
import type { Operation, OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { cookieOptions } from '../../http/sessions/RequestSessions.ts';
import { convertSearchUrl } from './convertSearchUrl.ts';
import { countUiMetric } from './countUiMetric.ts';
import { mayShare } from './dataSharing.ts';

const KMKID_COOKIE = 'travel_kmkid';
/** As in the contract. A cookie may hold anything, even text a database cannot store. */
const KMKID = /^[A-Za-z0-9_-]{8,64}$/;
const KMKID_SECONDS = 400 * 24 * 60 * 60;

/** Marketing ids, metrics of framed pages and search addresses (API-036, API-038 to API-041). */
export function createMarketingOperations(services: Services) {
  const { db, limits } = services;
  const convert: Operation<'convertSearchUrl' | 'convertSearchUrlPlainPath'> = async (request) => {
    const { originalVertical, conversionVertical, searchUrlToConvert } = request.body;
    const patterns = await db
      .selectFrom('vertical_url_patterns')
      .selectAll()
      .where('vertical', 'in', [originalVertical, conversionVertical])
      .execute();
    const templateOf = (vertical: string) => patterns.find((pattern) => pattern.vertical === vertical)?.template;
    const from = templateOf(originalVertical);
    const to = templateOf(conversionVertical);
    return { convertedUrl: from && to ? convertSearchUrl(searchUrlToConvert, from, to) : null };
  };

  return {
    convertSearchUrl: convert,
    convertSearchUrlPlainPath: convert,

    async recordUiMetric(request, reply) {
      const { type } = request.params;
      const { metricName, metricValue } = request.body;
      await limits.begin('metrics', null, request.ip);
      await countUiMetric(db, { type, name: metricName, value: metricValue }, () =>
        limits.begin('metricName', null, request.ip),
      );
      return reply.code(204).send();
    },

    async syncKmkid(request, reply): Promise<Schema<'SyncedKmkid'>> {
      // An id is there to recognize the visitor on other sites.
      if (!(await mayShare(services, request, reply))) return { kmkid: null };
      const { suggestedKmkid } = request.body;
      const own = request.cookies[KMKID_COOKIE];
      const known =
        own !== undefined &&
        KMKID.test(own) &&
        (await db
          .selectFrom('marketing_ids')
          .select('kmkid')
          .where('kmkid', '=', own)
          .where('set_at', 'is not', null)
          .executeTakeFirst());
      if (known) return { kmkid: known.kmkid };
      if (!suggestedKmkid) return { kmkid: null };
      await limits.begin('marketingId', null, request.ip);
      await db
        .insertInto('marketing_ids')
        .values({ kmkid: suggestedKmkid })
        .onConflict((conflict) => conflict.column('kmkid').doNothing())
        .execute();
      return { kmkid: suggestedKmkid };
    },

    async setKmkid(request, reply) {
      const { kmkid } = request.body;
      if (!(await mayShare(services, request, reply))) {
        reply.clearCookie(KMKID_COOKIE, { ...cookieOptions(request), httpOnly: true });
        return reply.code(204).send();
      }
      const synced = await db
        .updateTable('marketing_ids')
        .set({ set_at: sql<Date>`now()` })
        .where('kmkid', '=', kmkid)
        .returning('kmkid')
        .executeTakeFirst();
      if (!synced) {
        throw new ApiError(
          404,
          'NOT_FOUND',
          `No sync returned the id ${kmkid}. Call POST /s/run/kmkid/sync first.`,
          'This request is not allowed.',
        );
      }
      reply.setCookie(KMKID_COOKIE, kmkid, { ...cookieOptions(request), httpOnly: true, maxAge: KMKID_SECONDS });
      return reply.code(204).send();
    },
  } satisfies Partial<OperationHandlers>;
}
