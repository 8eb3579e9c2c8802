import { configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expect, it } from 'vitest';
import { exchange } from './exchange.ts';

it('API-016 returns null for a 204', async () => {
  await using backEnd = await startTestBackEnd({ 'POST /nothing': { status: 204, text: '' } });
  configureForTest({ apiBase: backEnd.origin });
  const signal = new AbortController().signal;
  await expect(exchange({ method: 'post', path: '/nothing', signal })).resolves.toBeNull();
});
