import { expect, it } from 'vitest';
import { exchange } from './exchange.ts';
import { configureForTest, startTestBackEnd } from './testBackEnd.ts';

it('API-016 gives null for a 204', async () => {
  await using backEnd = await startTestBackEnd({ 'POST /nothing': { status: 204, text: '' } });
  configureForTest({ apiBase: backEnd.origin });
  const signal = new AbortController().signal;
  await expect(exchange({ method: 'post', path: '/nothing', signal })).resolves.toBeNull();
});
