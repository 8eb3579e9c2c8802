import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sealStoredSecrets } from 'travel-shell-back-end/areas/company/sealStoredSecrets.ts';
import { clientSecretPlace } from 'travel-shell-back-end/areas/company/ssoEntries.ts';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import type { Database } from 'travel-shell-back-end/database/Database.ts';
import { ConfigurationError } from 'travel-shell-back-end/errors/Problems.ts';
import { Keyring, keyIdOf, type SecretKey } from 'travel-shell-back-end/secrets/Keyring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase } from '../../testing/databases.ts';
import { dumpTables } from '../../testing/dumpTables.ts';

const key = (id: string): SecretKey => ({ id, key: randomBytes(32) });
const [OLD, NEXT, LATER] = [key('2025'), key('2026'), key('2027')];

describe.each(databaseKinds)('sealStoredSecrets on $kind', ({ createEmpty }) => {
  let testDatabase: TestDatabase;
  let db: Kysely<Database>;
  beforeAll(async () => {
    testDatabase = await createEmpty();
    db = await openDatabase(testDatabase);
  });
  afterAll(async () => {
    await db.destroy();
    await testDatabase.remove();
  });
  beforeEach(async () => {
    await db.deleteFrom('companies').execute();
    await db.insertInto('companies').values({ name: 'Globex', features: '[]' }).execute();
  });

  const add = async () => {
    const { id: company_id } = await db.selectFrom('companies').select('id').executeTakeFirstOrThrow();
    const fields = { name: 'Staff', issuer: 'https://id.example', authorization_endpoint: 'https://id.example/a' };
    const { id } = await db
      .insertInto('company_sso_entries')
      .values({ company_id, ...fields, client_id: 'shop' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const addSealed = async (secret: string, keys: SecretKey[]) => {
    const id = await add();
    const sealed_client_secret = new Keyring(keys).seal(secret, clientSecretPlace(id));
    await db.updateTable('company_sso_entries').set({ sealed_client_secret }).where('id', '=', id).execute();
    return id;
  };
  const read = (id: string) =>
    db.selectFrom('company_sso_entries').select('sealed_client_secret').where('id', '=', id).executeTakeFirstOrThrow();
  const opened = async (id: string, keys: SecretKey[]) => {
    const row = await read(id);
    return new Keyring(keys).open(row.sealed_client_secret ?? '', clientSecretPlace(id));
  };

  it('leaves what is encrypted with the first key, and an entry without a secret; no dump tells one', async () => {
    const id = await addSealed('hush-hush-of-globex', [OLD]);
    const without = await add();
    expect(await sealStoredSecrets(db, new Keyring([OLD]))).toEqual({ sealed: 0, otherIds: [] });
    expect(await dumpTables(db)).not.toContain('hush-hush');
    expect(await opened(id, [OLD])).toBe('hush-hush-of-globex');
    expect(await read(without)).toEqual({ sealed_client_secret: null });
  });

  it('encrypts with the first key what an older one has encrypted, more than a batch of it', async () => {
    const id = await addSealed('hush', [OLD]);
    const current = await addSealed('kept', [NEXT]);
    const before = await read(current);
    for (let i = 0; i < 501; i++) await addSealed(`hush ${i}`, [OLD]);
    expect(await sealStoredSecrets(db, new Keyring([NEXT, OLD]))).toEqual({ sealed: 502, otherIds: [] });
    expect(await opened(id, [NEXT])).toBe('hush');
    expect(await read(current)).toEqual(before);
    const rows = await db.selectFrom('company_sso_entries').select('sealed_client_secret').execute();
    expect(new Set(rows.map((row) => keyIdOf(row.sealed_client_secret ?? '')))).toEqual(new Set(['2026']));
  }, 60_000);

  it('works for several servers at once', async () => {
    const ids = [];
    for (let i = 0; i < 20; i++) ids.push(await addSealed(`s${i}`, [OLD]));
    const done = await Promise.all([1, 2, 3].map(() => sealStoredSecrets(db, new Keyring([NEXT, OLD]))));
    expect(done.reduce((sum, { sealed }) => sum + sealed, 0)).toBe(20);
    for (const [i, id] of ids.entries()) expect(await opened(id, [NEXT])).toBe(`s${i}`);
  });

  it('names the key that is missing, and changes nothing', async () => {
    const id = await addSealed('hush', [OLD]);
    const start = sealStoredSecrets(db, new Keyring([NEXT, LATER]));
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow('SECRET_KEYS has no key "2025"');
    expect(await opened(id, [OLD])).toBe('hush');
  });

  it('notices other bytes under the same name, and tells no secret', async () => {
    await addSealed('hush', [OLD]);
    const start = sealStoredSecrets(db, new Keyring([key('2025')]));
    await expect(start).rejects.toThrow('cannot be decrypted: the key "2025" does not open it');
    await expect(start).rejects.not.toThrow('hush');
  });
});
