import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { inSeconds } from '../../database/inSeconds.ts';
import type { Services } from '../../http/Services.ts';
import { composeMail } from '../mail/composeMail.ts';

const LIFETIME_SECONDS = 10 * 60;
const MAX_TRIES = 5;

/**
 * Mails a code to check access to the account's mailbox (BIZ-003). Support that acts as a member gets it at its own
 * address. A new code ends the previous one.
 */
export async function sendTwoFactorCode(services: Services, sessionHash: string): Promise<void> {
  const { db, mail } = services;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, sessionHash);
    if (!person) return;
    const fresh = {
      code_hash: codeHashes(services, sessionHash, code)[0] as string,
      tries: 0,
      expires_at: inSeconds(LIFETIME_SECONDS),
    };
    await trx
      .insertInto('two_factor_codes')
      .values({ session_hash: sessionHash, ...fresh })
      .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(fresh))
      .execute();
    await mail.send(
      composeMail({
        to: person.account_email,
        kind: 'two-factor-code',
        priority: 'code',
        expiresInSeconds: LIFETIME_SECONDS,
        subject: `${code} is your code`,
        paragraphs: [`Enter ${code} to go on. It is good for ten minutes.`],
        footnote: 'If this was not you, someone else knows your password: choose a new one.',
      }),
      trx,
    );
  });
}

/** Tells the session's person that too many codes were wrong. `resetUrl` leads to a new password. */
export async function tellOfFailures({ db, mail }: Services, sessionHash: string, resetUrl: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, sessionHash);
    if (!person) return;
    await mail.send(
      composeMail({
        to: person.account_email,
        kind: 'second-factor-failures',
        subject: 'Too many wrong codes',
        paragraphs: [
          'Someone has signed in to your account with your password and then entered wrong codes.',
          'If it was not you, choose a new password at once.',
        ],
        action: { label: 'Choose a new password', url: resetUrl },
      }),
      trx,
    );
  });
}

/** Support that acts as a member is asked itself. */
const findPerson = (trx: Kysely<Database>, sessionHash: string) =>
  trx
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.on('users.id', '=', sql<string>`coalesce(sessions.impersonator_id, sessions.user_id)`),
    )
    .select('users.account_email')
    .where('sessions.token_hash', '=', sessionHash)
    .executeTakeFirst();

/** Checks the code; a right one works once. Every try counts, even concurrent ones. */
export async function checkTwoFactorCode(services: Services, sessionHash: string, code: string): Promise<boolean> {
  const { db } = services;
  const row = await db
    .updateTable('two_factor_codes')
    .set({ tries: sql`tries + 1` })
    .where('session_hash', '=', sessionHash)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst();
  if (!row || !codeHashes(services, sessionHash, code).includes(row.code_hash)) return false;
  const used = await db
    .deleteFrom('two_factor_codes')
    .where('session_hash', '=', sessionHash)
    .returning('session_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** By each key of the environment: six digits alone are guessed by whoever reads the table. */
const codeHashes = ({ keyring }: Services, sessionHash: string, code: string) =>
  keyring.macs('codes', `${sessionHash}:${code}`);
