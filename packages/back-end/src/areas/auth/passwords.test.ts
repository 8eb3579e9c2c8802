import { verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

describe('checkPassword', () => {
  it('accepts the right password only', async () => {
    const hash = await hashPassword('correct horse');
    expect(await checkPassword(hash, 'correct horse')).toBe(true);
    expect(await checkPassword(hash, 'Correct horse')).toBe(false);
  });

  it('returns false without a hash, even for the password of the dummy hash', async () => {
    expect(await checkPassword(undefined, 'nobody has this password')).toBe(false);
  });

  it('takes as long for an unknown name as for a wrong password: it verifies a hash that costs the same', async () => {
    const hash = await hashPassword('x');
    const work = vi.fn(verify);
    for (const stored of [undefined, hash]) expect(await checkPassword(stored, 'wrong', work)).toBe(false);
    // "$argon2id$v=19$m=19456,t=2,p=1$": algorithm, memory, passes and lanes.
    const costs = work.mock.calls.map(([verified]) => String(verified).split('$').slice(0, 4).join('$'));
    expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1']);
    expect(work.mock.calls.map(([, password]) => password)).toEqual(['wrong', 'wrong']);
  });
});
