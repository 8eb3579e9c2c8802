import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface HeldKey {
  id: Buffer;
  privateKey: KeyObject;
  rpId: string;
  userHandle: string;
  counter: number;
}

/**
 * A simulated browser with authenticator (WebAuthn L3 §6): real ES256 keys, real signatures. Tests change its fields to
 * simulate broken or forged responses.
 */
export class SoftAuthenticator {
  /** The page's origin, as reported by the browser. */
  origin: string;
  keys: HeldKey[] = [];
  /** Whether its holder gives a finger, a face or a PIN; else only a touch. */
  verifiesUser = true;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** `navigator.credentials.create()` with attestation "none". */
  create(
    options: Schema<'PasskeyCreationOptions'>,
    credentialId: Buffer = randomBytes(32),
  ): Schema<'PasskeyRegistration'> {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = publicKey.export({ format: 'jwk' });
    const key = { id: credentialId, privateKey, rpId: options.rp.id, userHandle: options.user.id, counter: 0 };
    this.keys.push(key);
    // COSE_Key: kty EC2, alg ES256, crv P-256 (RFC 9053 §2.1).
    const coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(jwk.x ?? '', 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(jwk.y ?? '', 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), uint(key.id.length, 2), key.id, coseKey]);
    const authData = Buffer.concat([this.#authData(key, HAS_CREDENTIAL), credential]);
    // A CBOR map of three: fmt "none", attStmt {}, authData as bytes.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      uint(authData.length, 2),
      authData,
    ]);
    const id = key.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get()` with the newest key. */
  get(options: Schema<'PasskeyRequestOptions'>): Schema<'PasskeyAssertion'> {
    const key = this.keys.at(-1);
    if (!key) throw new Error('this authenticator has no key');
    key.counter += 1;
    const authData = this.#authData(key, 0);
    const clientData = this.#clientData('webauthn.get', options.challenge);
    const id = key.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), key.privateKey).toString('base64url'),
        userHandle: key.userHandle,
      },
    };
  }

  #authData({ rpId, counter }: HeldKey, flags: number): Buffer {
    const person = USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([person | flags]), uint(counter, 4)]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
