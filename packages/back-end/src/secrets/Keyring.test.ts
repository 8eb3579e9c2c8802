import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Keyring, keyIdOf, SealError, type SecretKey } from './Keyring.ts';

const key = (id: string): SecretKey => ({ id, key: randomBytes(32) });
const SECRET = 'päss phrase of a provider 🔑';

describe('Keyring', () => {
  it('is not made without a key', () => {
    expect(() => new Keyring([])).toThrow('at least one key');
  });

  it('opens what it has sealed, differently each time, with the name of the key', () => {
    const keyring = new Keyring([key('2026-11')]);
    const sealed = [keyring.seal(SECRET, 'here'), keyring.seal(SECRET, 'here')];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const one of sealed) {
      expect(keyIdOf(one)).toBe('2026-11');
      expect(keyring.open(one, 'here')).toBe(SECRET);
    }
    expect(keyring.open(keyring.seal('', 'here'), 'here')).toBe('');
  });

  it('seals with the first key and opens with each', () => {
    const [old, next] = [key('old'), key('next')];
    const sealed = new Keyring([old]).seal(SECRET, 'here');
    const both = new Keyring([next, old]);
    expect(both.open(sealed, 'here')).toBe(SECRET);
    expect(keyIdOf(both.seal(SECRET, 'here'))).toBe('next');
    expect(() => new Keyring([next]).open(sealed, 'here')).toThrow(new SealError('there is no key "old"'));
  });

  it('opens nothing that was changed, moved to another place, or sealed by another key of the same name', () => {
    const keyring = new Keyring([key('a')]);
    const sealed = keyring.seal(SECRET, 'here');
    const bytes = Buffer.from(sealed.slice(2), 'base64url');
    for (const [i] of bytes.entries()) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(() => keyring.open(`a.${changed.toString('base64url')}`, 'here'), `byte ${i}`).toThrow(SealError);
    }
    expect(() => keyring.open(sealed, 'there')).toThrow(SealError);
    expect(() => new Keyring([key('a')]).open(sealed, 'here')).toThrow(SealError);
    for (const broken of [
      '',
      'a',
      'a.',
      'a.AAAA',
      `a.${bytes.subarray(0, 20).toString('base64url')}`,
      '__proto__.AAAA',
    ])
      expect(() => keyring.open(broken, 'here'), broken).toThrow(SealError);
  });

  it('derives another signing key for each purpose and each key, the same in every process', () => {
    const keys = [key('a'), key('b')];
    const all = [...new Keyring(keys).signingKeys('one'), ...new Keyring(keys).signingKeys('other')];
    expect(new Set(all.map((one) => one.toString('hex'))).size).toBe(4);
    expect(new Keyring(keys).signingKeys('one')).toEqual(all.slice(0, 2));
    for (const { key: bytes } of keys) expect(all.some((one) => one.equals(bytes))).toBe(false);
  });
});
