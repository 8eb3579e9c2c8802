import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ConfigurationError } from '../../errors/Problems.ts';
import { type Keyring, SealError } from '../../secrets/Keyring.ts';
import { clientSecretPlace } from './ssoEntries.ts';

const BATCH = 500;

export interface SealedCount {
  /** Encrypted with the first key just now. */
  sealed: number;
  /** In use besides the first, which only another server can have written meanwhile. */
  otherIds: string[];
}

/**
 * Encrypts with the first key what is encrypted with an older one. Safe for several servers at once, and while others
 * write.
 * @throws ConfigurationError when keys are missing that the database needs
 */
export async function sealStoredSecrets(db: Kysely<Database>, keyring: Keyring): Promise<SealedCount> {
  await requireKeys(db, keyring);
  let sealed = 0;
  for (;;) {
    const rows = await staleEntries(db, keyring).limit(BATCH).execute();
    for (const row of rows) {
      const secret = open(keyring, row.id, row.sealed_client_secret ?? '');
      const { numUpdatedRows } = await db
        .updateTable('company_sso_entries')
        .set({ sealed_client_secret: keyring.seal(secret, clientSecretPlace(row.id)) })
        .where('id', '=', row.id)
        // Unless it has changed in the meantime.
        .where('sealed_client_secret', '=', row.sealed_client_secret)
        .executeTakeFirst();
      sealed += Number(numUpdatedRows);
    }
    if (rows.length < BATCH) break;
  }
  const left = await usedKeys(db);
  return { sealed, otherIds: left.map(({ key_id }) => key_id).filter((id) => id !== keyring.firstId) };
}

function staleEntries(db: Kysely<Database>, { firstId }: Keyring) {
  return db
    .selectFrom('company_sso_entries')
    .select(['id', 'sealed_client_secret'])
    .where('sealed_client_secret', 'is not', null)
    .where(keyId, '!=', firstId);
}

/** Part before the dot, as `keyIdOf`. */
const keyId = sql<string>`split_part(sealed_client_secret, '.', 1)`;

/** Each key that is in use, with one secret to try it. */
const usedKeys = (db: Kysely<Database>) =>
  db
    .selectFrom('company_sso_entries')
    .distinctOn(keyId)
    .select([keyId.as('key_id'), 'id', 'sealed_client_secret'])
    .where('sealed_client_secret', 'is not', null)
    .orderBy(keyId)
    .execute();

async function requireKeys(db: Kysely<Database>, keyring: Keyring): Promise<void> {
  for (const { key_id, id, sealed_client_secret } of await usedKeys(db)) {
    if (!keyring.ids.includes(key_id)) {
      throw new ConfigurationError(
        `SECRET_KEYS has no key "${key_id}", with which client secrets in the database are encrypted. Add it behind the ` +
          'first one; `npm run rotate-secrets` says when it can go.',
      );
    }
    open(keyring, id, sealed_client_secret ?? '');
  }
}

function open(keyring: Keyring, entryId: string, sealed: string): string {
  try {
    return keyring.open(sealed, clientSecretPlace(entryId));
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new ConfigurationError(
      `The client secret of company_sso_entries ${entryId} cannot be decrypted: ${error.message}. If SECRET_KEYS has ` +
        'other bytes under that name than before, give the old ones, and a new key a new name. If the row is damaged, ' +
        'set its sealed_client_secret to null, and the company has to enter the secret again.',
    );
  }
}
