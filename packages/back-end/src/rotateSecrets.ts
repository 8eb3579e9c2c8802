/** `npm run rotate-secrets`, and the command with `--rotate-secrets`: encrypts the secrets of the database with the first key, and says which keys can go. */

import { sealStoredSecrets } from './areas/company/sealStoredSecrets.ts';
import { openPostgres } from './database/openPostgres.ts';
import { ConfigurationError, Problems } from './errors/Problems.ts';
import { Keyring } from './secrets/Keyring.ts';
import { readSecretKeys } from './secrets/readSecretKeys.ts';

try {
  const { DATABASE_URL = '', SECRET_KEYS = '' } = process.env;
  const problems = new Problems();
  if (!DATABASE_URL) problems.add('DATABASE_URL is missing: the PostgreSQL server of the site.');
  if (!SECRET_KEYS) problems.add('SECRET_KEYS is missing: the keys of the servers, the new one first.');
  const keys = SECRET_KEYS ? problems.attempt(() => readSecretKeys(SECRET_KEYS)) : [];
  problems.finish();
  const keyring = new Keyring(keys);
  const db = openPostgres(DATABASE_URL);
  try {
    const { sealed, otherIds } = await sealStoredSecrets(db, keyring);
    console.log(`${sealed} secrets were encrypted with the key "${keyring.firstId}" just now.`);
    const unused = keyring.ids.filter((id) => id !== keyring.firstId && !otherIds.includes(id));
    if (unused.length > 0) console.log(`The database no longer needs: ${unused.join(', ')}.`);
    if (otherIds.length > 0) console.log(`A server still encrypts with: ${otherIds.join(', ')}. Run this again.`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`The secrets were not encrypted. ${error.message}`);
  process.exit(1);
}
