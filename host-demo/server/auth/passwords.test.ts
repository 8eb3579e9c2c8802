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
      const times = [];
      for (let i = 0; i < 7; i++) {
        const start = performance.now();
        await checkPassword(stored, 'wrong');
        times.push(performance.now() - start);
      }
      // Take the fastest of several runs; other load only adds time.
      return Math.min(...times);
    };
    await checkPassword(undefined, 'warm up');
    const ratio = (await time(undefined)) / (await time(hash));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
