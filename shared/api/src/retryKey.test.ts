import { describe, expect, it } from 'vitest';
import { callOnce, createRetryKeys } from './retryKey.ts';

describe('the key of what may not be done twice', () => {
  const keys = createRetryKeys();
  const file = (text: string) => new File([text], 'a.txt', { lastModified: 0 });
  /** Sends it, and answers or fails. */
  const send = async (sent: object, isLost: boolean) => {
    let key = '';
    await callOnce(keys, sent, async (headers) => {
      key = headers['Idempotency-Key'] ?? '';
      if (isLost) throw new Error('lost');
      return null;
    }).catch(() => {});
    return key;
  };

  it('is the same until an answer arrives, for the same contents', async () => {
    const first = await send({ text: 'a', files: [file('x')] }, true);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await send({ text: 'a', files: [file('x')] }, true)).toBe(first);
    expect(await send({ text: 'a', files: [file('x')] }, false)).toBe(first);
    expect(await send({ text: 'a', files: [file('x')] }, false)).not.toBe(first);
  });

  it('is another one for other contents', async () => {
    const first = await send({ text: 'a', files: [file('x')] }, true);
    expect(await send({ text: 'a', files: [file('xy')] }, true)).not.toBe(first);
    const second = await send({ text: 'b', files: [] }, true);
    expect(await send({ text: 'b', files: [] }, true)).toBe(second);
  });
});
