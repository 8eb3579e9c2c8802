import { closeAccount } from 'travel-shell-back-end/areas/auth/accountClosures.ts';
import { beforeAll } from 'vitest';
import { createPGlite } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';

const MANY = { max: 100_000, windowSeconds: 600 };

export const NAMES = { unknown: 'nobody-there@example.com', known: 'ada@example.com', locked: 'bo@example.com' };

/** Requests that could give away whether there is an account, and their fields without the name. */
export const KINDS = [
  ['the password form', '/k/run/auth/login', { passwd: 'not the password' }],
  ['the request for a code', '/k/run/auth/code/send', {}],
  ['the entry of a code', '/k/run/auth/code/login', { code: '000000' }],
  ['the request for a new password', '/k/run/auth/forgot', {}],
] as const;

/** A server with the accounts of `NAMES`, which may be asked often. */
export function useAccounts() {
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
  return context;
}
