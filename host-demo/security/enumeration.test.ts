/**
 * Existence and status of an account are visible only with its password or mailbox. What times show is measured in
 * robustness/attacks/enumerationTimes.test.ts.
 */

import { closeAccount } from 'travel-shell-back-end/areas/auth/accountClosures.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { submit } from '../back-end/areas/auth/testing/submit.ts';
import { createPGlite } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';

const MANY = { max: 100_000, windowSeconds: 600 };

const NAMES = { unknown: 'nobody-there@example.com', known: 'ada@example.com', locked: 'bo@example.com' };

describe('the existence of an account', () => {
  const context = useTestServer(createPGlite, () => ({
    loginLimits: { perAccountAndAddress: MANY, perAddress: MANY },
  }));
  beforeAll(async () => {
    const { id } = await context.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', NAMES.locked)
      .executeTakeFirstOrThrow();
    await context.db.transaction().execute((trx) => closeAccount(trx, id, 'locked'));
  });

  const kinds = [
    ['the password form', '/k/run/auth/login', { passwd: 'not the password' }],
    ['the request for a code', '/k/run/auth/code/send', {}],
    ['the entry of a code', '/k/run/auth/code/login', { code: '000000' }],
    ['the request for a new password', '/k/run/auth/forgot', {}],
  ] as const;

  it.each(kinds)('is not visible in the response of %s', async (_what, path, fields) => {
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
