import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A key of the environment. */
export interface SecretKey {
  /** Letters, digits and "-"; stored beside what it has encrypted. */
  id: string;
  /** 32 random bytes. */
  key: Buffer;
}

export const KEY_BYTES = 32;
const ALGORITHM = 'aes-256-gcm';
/** The length that NIST SP 800-38D §8.2 wants of a random nonce. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key of servers that are started without keys, which `npm run serve` refuses. Everybody can read it here. */
export const DEVELOPMENT_KEY: SecretKey = {
  id: 'development',
  key: createHash('sha256').update('travel-shell: a key that everybody knows').digest(),
};

/** A sealed text cannot be opened; `message` says why. */
export class SealError extends Error {}

/**
 * The keys of the environment. The first one encrypts and signs; all of them decrypt and verify, so that a new first key
 * can be introduced while the older one is still in use.
 */
export class Keyring {
  readonly #keys: readonly SecretKey[];

  constructor(keys: readonly SecretKey[] = [DEVELOPMENT_KEY]) {
    if (keys.length === 0) throw new Error('A keyring needs at least one key.');
    this.#keys = keys;
  }

  get ids(): string[] {
    return this.#keys.map(({ id }) => id);
  }

  /** Id of the key that encrypts and signs. */
  get firstId(): string {
    return this.#first.id;
  }

  get #first(): SecretKey {
    return this.#keys[0] as SecretKey;
  }

  /**
   * Encrypts a secret: `<key id>.<nonce, text and tag in base64url>`.
   * @param place where it is kept, such as table, column and row: copied to another one it does not open
   */
  seal(secret: string, place: string): string {
    const { id, key } = this.#first;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url')}`;
  }

  /** Throws `SealError`, without the secret. */
  open(sealed: string, place: string): string {
    const id = keyIdOf(sealed);
    const found = this.#keys.find((one) => one.id === id);
    if (!found) throw new SealError(`there is no key "${id}"`);
    const data = Buffer.from(sealed.slice(id.length + 1), 'base64url');
    if (data.length < NONCE_BYTES + TAG_BYTES) throw new SealError('it is too short');
    const decipher = createDecipheriv(ALGORITHM, found.key, data.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(data.subarray(-TAG_BYTES));
    try {
      return decipher.update(data.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch (cause) {
      throw new SealError(`the key "${id}" does not open it`, { cause });
    }
  }

  /** HMACs of a text for one purpose, by each key. Store the first one, and compare with all of them. */
  macs(purpose: string, text: string): string[] {
    return this.signingKeys(purpose).map((key) => createHmac('sha256', key).update(text).digest('hex'));
  }

  /** Keys for HMACs of one purpose, derived from each key (RFC 5869). The first one signs, all of them verify. */
  signingKeys(purpose: string): Buffer[] {
    return this.#keys.map(({ key }) => Buffer.from(hkdfSync('sha256', key, '', `travel-shell ${purpose}`, KEY_BYTES)));
  }
}

/** Id of the key with which it was sealed. */
export const keyIdOf = (sealed: string): string => sealed.slice(0, Math.max(0, sealed.indexOf('.')));
