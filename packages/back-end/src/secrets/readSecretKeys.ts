import { KEY_BYTES, type SecretKey } from './Keyring.ts';

const EXAMPLE = 'Give e.g. 2026-11:<32 random bytes in base64>, which `openssl rand -base64 32` prints.';
/** Fewer different bytes are no accident: 32 random ones have 30. */
const LEAST_DIFFERENT = 16;

/** `SECRET_KEYS`: `id:base64`, separated by commas; the first encrypts. Throws on invalid values, without showing a key. */
export function readSecretKeys(value: string): SecretKey[] {
  const keys = value.split(',').map((part) => readKey(part.trim()));
  const ids = keys.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice) throw problem(`has the key "${twice}" twice`);
  const same = keys.find(({ key }, i) => keys.some((other, j) => j < i && key.equals(other.key)));
  if (same) throw problem(`has the bytes of "${same.id}" twice, under two names`);
  return keys;
}

function readKey(part: string): SecretKey {
  const [, id, encoded = ''] = /^([A-Za-z0-9-]{1,32}):([\w+/-]+={0,2})$/.exec(part) ?? [];
  // Not shown: what has no name may be a key.
  if (!id) throw problem('has a part that is not a name of letters, digits and "-", a colon and base64');
  const key = Buffer.from(encoded, 'base64');
  if (key.length !== KEY_BYTES) throw problem(`has ${key.length} bytes under "${id}" instead of ${KEY_BYTES}`);
  if (new Set(key).size < LEAST_DIFFERENT) throw problem(`has bytes under "${id}" that are not random`);
  return { id, key };
}

const problem = (what: string) => new Error(`SECRET_KEYS ${what}. ${EXAMPLE}`);
