import { hash, verify } from '@node-rs/argon2';
import { share } from '@travel-shell/core/share';

/** OWASP's minimum for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** One hash, of a password that nobody has. */
const dummy = new Map<'hash', Promise<string>>();

/**
 * Whether the password matches the hash. Without a hash (unknown name) it does the same work and returns false, so that
 * timing does not reveal which names exist.
 * @param work for the test of that
 */
export async function checkPassword(
  stored: string | undefined,
  password: string,
  work: typeof verify = verify,
): Promise<boolean> {
  const dummyHash = await share(dummy, 'hash', () => hashPassword('nobody has this password'), true);
  const fits = await work(stored ?? dummyHash, password);
  return stored !== undefined && fits;
}
