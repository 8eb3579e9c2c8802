/**
 * Existence and status of an account are visible only with its password or mailbox. What times show is measured in
 * robustness/attacks/enumerationTimes.test.ts.
 */

import { describe, expect, it } from 'vitest';
import { submit } from '../back-end/areas/auth/testing/submit.ts';
import { KINDS, NAMES, useAccounts } from './enumerationAccounts.ts';

describe('the existence of an account', () => {
  const context = useAccounts();

  it.each(KINDS)('is not visible in the response of %s', async (_what, path, fields) => {
    const answers = [];
    for (const username of Object.values(NAMES)) {
      const { status, body, headers } = await submit(context.visit(), path, { username, ...fields });
      const names = [...headers.keys()].filter((name) => name !== 'date' && name !== 'content-length');
      answers.push(JSON.stringify([status, body, names, headers.get('content-length')]));
    }
    expect(new Set(answers).size, answers.join('\n')).toBe(1);
  });

  it('is only revealed by mail on registration', async () => {
    const fields = { passwd: 'a long enough password', consent: 'true' };
    const [taken, free] = [
      await submit(context.visit(), '/k/run/auth/register', { username: NAMES.known, ...fields }),
      await submit(context.visit(), '/k/run/auth/register', { username: 'free@example.com', ...fields }),
    ];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  });

  it('is not visible in passkey options, which are the same for all and contain no account', async () => {
    for (const path of ['/auth/webauthn/v1/autofillParams', '/auth/webauthn/v1/loginParams']) {
      const visitor = context.visit();
      const isGet = path.endsWith('autofillParams');
      const headers = isGet ? {} : { 'X-CSRF': await visitor.formToken(), 'content-type': 'application/json' };
      const response = await visitor.fetch(path, isGet ? {} : { method: 'POST', headers, body: '{}' });
      expect(await response.json()).toMatchObject({ allowCredentials: [] });
    }
  });
});
