import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { MAX_METRICS_A_DAY } from 'travel-shell-back-end/areas/account/countUiMetric.ts';
import { RETENTION } from 'travel-shell-back-end/areas/schema/retention.ts';
import { deleteOldRows } from 'travel-shell-back-end/database/retention.ts';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

const METRICS = '/i/api/affiliate/ui/metrics/v1';

describe.each(databaseOfAnswers)('search addresses, marketing ids and metrics on $kind', ({ create }) => {
  const context = useTestServer(create);
  const visit = () => new Visitor(context.server.origin);

  describe('friendly URL', () => {
    const form = {
      originalVertical: 'flights',
      conversionVertical: 'hotels',
      searchUrlToConvert: '/flights/BER-LIS/2027-05-01/2027-05-08?adults=2',
    };
    const paths = [
      ['API-038 the call with /s', '/s/horizon/common/layout/FriendlySearchUrlAction'],
      ['API-039 the call without /s', '/horizon/common/layout/FriendlySearchUrlAction'],
    ] as const;
    const convert = (path: string, fields: Record<string, string>) =>
      ask<Schema<'FriendlyUrl'>>(visit(), 'POST', path, { form: fields });

    it.each(paths)('%s finds the same search in another vertical', async (_id, path) => {
      const { status, body } = await convert(path, form);
      expect([status, body]).toEqual([200, { convertedUrl: '/hotels/LIS/2027-05-01/2027-05-08?adults=2' }]);
    });

    it.each(paths)('%s returns null when nothing matches', async (_id, path) => {
      for (const other of [
        { conversionVertical: 'news' },
        { originalVertical: 'hotels' },
        { searchUrlToConvert: 'https://elsewhere.example/' },
      ]) {
        expect((await convert(path, { ...form, ...other })).body).toEqual({ convertedUrl: null });
      }
    });

    it.each(paths)('%s rejects an unknown vertical and a foreign form token', async (_id, path) => {
      expect((await convert(path, { ...form, conversionVertical: 'rockets' })).status).toBe(400);
      const { status } = await ask(visit(), 'POST', path, { form, token: 'invented-invented-invented' });
      expect(status).toBe(403);
    });

    it('API-038 uses the URL patterns in the database', async () => {
      const { db } = context;
      await db
        .updateTable('vertical_url_patterns')
        .set({ template: '/h/{destination}' })
        .where('vertical', '=', 'hotels')
        .execute();
      expect((await convert(paths[0][1], form)).body.convertedUrl).toBe('/h/LIS?adults=2');
    });
  });

  describe('marketing id', () => {
    const sync = async (visitor: Visitor, suggestedKmkid?: string) =>
      (
        await ask<Schema<'SyncedKmkid'>>(visitor, 'POST', '/s/run/kmkid/sync', {
          form: suggestedKmkid === undefined ? {} : { suggestedKmkid },
        })
      ).body;
    const set = (visitor: Visitor, kmkid: string) => ask(visitor, 'POST', '/s/run/kmkid/set', { form: { kmkid } });

    it('API-040 returns nothing for an unknown visitor', async () => {
      expect(await sync(visit())).toEqual({ kmkid: null });
      expect(await sync(visit(), '')).toEqual({ kmkid: null });
    });

    it('API-040 API-041 stores a suggested id, which then wins over other suggestions', async () => {
      const visitor = visit();
      expect(await sync(visitor, 'mk_first_000')).toEqual({ kmkid: 'mk_first_000' });
      expect(await sync(visitor, 'mk_second_00')).toEqual({ kmkid: 'mk_second_00' });
      expect((await set(visitor, 'mk_first_000')).status).toBe(204);
      expect(await sync(visitor, 'mk_second_00')).toEqual({ kmkid: 'mk_first_000' });
      expect(await sync(visit(), 'mk_second_00')).toEqual({ kmkid: 'mk_second_00' });
    });

    it('API-040 API-041 gives and keeps no id for a visitor who has opted out, or whose browser has', async () => {
      const visitor = visit();
      const withSignal = async (path: string, fields: Record<string, string>) => {
        const headers = { 'x-csrf': await visitor.formToken(), 'sec-gpc': '1' };
        return visitor.post(path, fields, headers);
      };
      await sync(visitor, 'mk_signal_00');
      await set(visitor, 'mk_signal_00');
      expect(visitor.cookies.get('travel_kmkid')).toBe('mk_signal_00');
      const answer = await withSignal('/s/run/kmkid/sync', { suggestedKmkid: 'mk_signal_00' });
      expect(await answer.json()).toEqual({ kmkid: null });
      expect((await withSignal('/s/run/kmkid/set', { kmkid: 'mk_signal_00' })).status).toBe(204);
      expect(visitor.cookies.has('travel_kmkid')).toBe(false);

      await ask(visitor, 'PUT', '/i/api/account/dataSharing/v1/optOut', { json: { allowDataSharing: false } });
      expect(await sync(visitor, 'mk_signal_00')).toEqual({ kmkid: null });
      await ask(visitor, 'PUT', '/i/api/account/dataSharing/v1/optOut', { json: { allowDataSharing: true } });
      expect(await sync(visitor, 'mk_signal_00')).toEqual({ kmkid: 'mk_signal_00' });
    });

    it('API-041 accepts only an id that a sync returned', async () => {
      const visitor = visit();
      const { status, error } = await set(visitor, 'mk_invented0');
      expect([status, error]).toEqual([404, expect.stringContaining('NOT_FOUND')]);
      expect(visitor.cookies.has('travel_kmkid')).toBe(false);
    });

    it.each(['mk_planted00', '%00', "' or ''='", ''])('API-040 ignores the invalid cookie %j', async (cookie) => {
      const visitor = visit();
      visitor.cookies.set('travel_kmkid', cookie);
      expect(await sync(visitor, 'mk_honest000')).toEqual({ kmkid: 'mk_honest000' });
    });

    it('API-040 drops ids not accepted within a day', async () => {
      await sync(visit(), 'mk_left_over');
      await context.db
        .updateTable('marketing_ids')
        .set({ created_at: sql<Date>`now() - interval '25 hours'` })
        .where('kmkid', '=', 'mk_left_over')
        .execute();
      // `deleteOldRows` does nothing while the server's own run is at work.
      await expect
        .poll(async () => {
          await deleteOldRows(context.db, RETENTION);
          return context.db.selectFrom('marketing_ids').select('kmkid').where('kmkid', '=', 'mk_left_over').execute();
        })
        .toEqual([]);
      expect((await set(visit(), 'mk_left_over')).status).toBe(404);
    });

    it.each(['short', 'has space in it', 'x'.repeat(65), '<script>alert(1)'])('API-040 refuses %s', async (id) => {
      const { status } = await ask(visit(), 'POST', '/s/run/kmkid/sync', { form: { suggestedKmkid: id } });
      expect(status).toBe(400);
    });
  });

  describe('metrics', () => {
    const record = (type: string, json: object) => ask(visit(), 'POST', `${METRICS}/${type}`, { json });

    it('API-036 stores count, sum and range', async () => {
      for (const metricValue of [1280, 0, -3.5]) {
        expect((await record('frame', { metricName: 'height', metricValue })).status).toBe(204);
      }
      await record('frame', { metricName: 'load', metricValue: 7 });
      const rows = await context.db
        .selectFrom('ui_metrics')
        .select(['type', 'name', 'count', 'sum', 'lowest', 'highest'])
        .orderBy('name')
        .execute();
      expect(rows).toEqual([
        { type: 'frame', name: 'height', count: 3, sum: 1276.5, lowest: -3.5, highest: 1280 },
        { type: 'frame', name: 'load', count: 1, sum: 7, lowest: 7, highest: 7 },
      ]);
    });

    it.each([
      ['a type', '1frame', { metricName: 'height', metricValue: 1 }],
      ['a name', 'frame', { metricName: 'a b', metricValue: 1 }],
      ['a value', 'frame', { metricName: 'height', metricValue: 'tall' }],
      ['an absurdly large value', 'frame', { metricName: 'height', metricValue: 1e300 }],
    ])('API-036 refuses %s that makes no sense', async (_title, type, json) => {
      expect((await record(type, json)).status).toBe(400);
    });

    it('API-036 limits new names per day; known ones still count', async () => {
      await sql`insert into ui_metrics (day, type, name, sum, lowest, highest)
        select current_date, 'flood', 'n' || n, 0, 0, 0 from generate_series(1, ${MAX_METRICS_A_DAY}) n`.execute(
        context.db,
      );
      const { status, headers } = await record('frame', { metricName: 'new', metricValue: 1 });
      expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
      await context.db.deleteFrom('ui_metrics').where('name', 'in', ['height', 'load']).execute();
      expect((await record('flood', { metricName: 'n1', metricValue: 1 })).status).toBe(204);
    });
  });
});
