import { describe, expect, it } from 'vitest';
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

  it('takes about as long for an unknown name as for a wrong password', async () => {
    const hash = await hashPassword('x');
    const time = async (stored: string | undefined) => {
      const start = performance.now();
      await checkPassword(stored, 'wrong');
      return performance.now() - start;
    };
    await checkPassword(undefined, 'warm up');
    // Other load only adds time: take the fastest of several, by turns.
    let [unknown, wrong] = [Infinity, Infinity];
    for (let i = 0; i < 9; i++) {
      unknown = Math.min(unknown, await time(undefined));
      wrong = Math.min(wrong, await time(hash));
    }
    const ratio = unknown / wrong;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
