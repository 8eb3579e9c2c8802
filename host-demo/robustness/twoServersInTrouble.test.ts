import { expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl } from '../back-end/testing/databases.ts';
import { seededTemplate } from '../back-end/testing/seededDatabase.ts';
import { twoServersInTrouble } from './twoServersInTrouble.ts';

it.runIf(serverUrl)(
  'two servers lose nothing, send nothing twice and keep no session beyond its end while threads, mail server and database fail',
  { timeout: 300_000 },
  async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(
      serverUrl ?? '',
      await seededTemplate(serverUrl ?? ''),
    );
    try {
      const { resets, deletions, silences, fragments, ...problems } = await twoServersInTrouble(databaseUrl);
      expect(problems).toEqual({ failures: [], lost: [], sessionsAfterEnd: [], sentTwice: [] });
      // Each has happened.
      for (const count of [resets, deletions, silences, fragments.rendered, fragments.failed])
        expect(count).toBeGreaterThan(0);
    } finally {
      await remove();
    }
  },
);
