import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { AuthResponse } from '@travel-shell/contract';
import { hashPassword } from 'travel-shell-back-end/areas/auth/passwords.ts';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { POOL_SETTINGS } from 'travel-shell-back-end/database/PoolSettings.ts';
import { readForm } from '../back-end/areas/auth/testing/outbox.ts';
import { addAccount, addMember, createTestCompany } from '../back-end/areas/company/testing/createTestCompany.ts';
import { startMailServer } from '../back-end/areas/mail/testing/startMailServer.ts';
import { startSilencingProxy } from '../back-end/testing/startSilencingProxy.ts';
import { startTestServer } from '../back-end/testing/startTestServer.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';

const PEOPLE = 4;
const TURNS = 3;
/** Longer than anything else here takes, so that mails are on their way while all of it happens. */
const MAIL_SERVER_DELAY_MS = 300;
const ASK_AGAIN_MS = 50;
const UNLIMITED = { max: 100_000, windowSeconds: 600 };
const FORGOT = '/k/run/auth/forgot';
const COMPANY = '/i/api/business/company/v1';

/** A thread ends with every third rendering. */
const RENDERER = `
let rendered = 0;
export const FRAGMENT_PIECES = ['header'];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async (piece, { text }) => {
  if (++rendered % 3 === 0) process.exit(1);
  return text;
};
`;

export interface TroubleOutcome {
  /** Answers that are neither expected nor the 503 of a server that says to ask again; connections that broke. */
  failures: string[];
  /** Acknowledged, and not so afterwards. */
  lost: string[];
  /** Sessions of an account after what ends all of them was acknowledged. */
  sessionsAfterEnd: string[];
  sentTwice: string[];
  resets: number;
  deletions: number;
  silences: number;
  /** Renderings that were answered, and that took a thread along. */
  fragments: { rendered: number; failed: number };
}

/**
 * Two servers on one PostgreSQL and one outbox. People choose new passwords while others sign in with the former one and switch
 * accounts; companies are deleted while their members read; threads die, the mail server delays its answers, and the database
 * falls silent in the middle.
 */
export async function twoServersInTrouble(databaseUrl: string): Promise<TroubleOutcome> {
  const outcome: TroubleOutcome = {
    ...{ failures: [], lost: [], sessionsAfterEnd: [], sentTwice: [] },
    ...{ resets: 0, deletions: 0, silences: 0, fragments: { rendered: 0, failed: 0 } },
  };
  const folder = await mkdtemp(join(tmpdir(), 'trouble-'));
  const fragmentsModule = join(folder, 'index.mjs');
  await writeFile(fragmentsModule, RENDERER);
  const mails: { to: string; text: string }[] = [];
  const mailServer = await startMailServer({
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      mails.push({
        to: envelope.rcptTo[0]?.address ?? '',
        text: source.replaceAll('=\r\n', '').replaceAll('=3D', '='),
      });
      await wait(MAIL_SERVER_DELAY_MS);
      done();
    },
  });
  const proxy = await startSilencingProxy(databaseUrl);
  const own = await openDatabase({ databaseUrl });
  const open = () =>
    openDatabase({ databaseUrl: proxy.databaseUrl, pool: { ...POOL_SETTINGS, statementTimeoutMs: 3000 } });
  const databases = [await open(), await open()] as const;
  const servers = await Promise.all(
    databases.map((database) =>
      startTestServer({
        ...{ database, fragmentsModule, trustProxy: true },
        mail: { url: mailServer.url, from: 'no-reply@shop.example' },
        loginLimits: { perAccountAndAddress: UNLIMITED, perAddress: UNLIMITED },
      }),
    ),
  );

  const watched: typeof fetch = async (url, init) => {
    const what = `${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`;
    try {
      const answer = await fetch(url, init);
      if (answer.status >= 500 && answer.status !== 503)
        outcome.failures.push(`${what}: ${await answer.clone().text()}`);
      return answer;
    } catch (error) {
      outcome.failures.push(`${what}: ${error} ${(error as Error).cause}`);
      return new Response('{}', { status: 599 });
    }
  };
  let asked = 0;
  /** At each of the servers in turn, from an address of its own. */
  const visit = () => {
    const n = asked++;
    return new Visitor(servers[n % 2]?.origin ?? '', `10.0.${n >> 8}.${n & 255}`, watched);
  };
  /** The answer of a server that is not too busy, and has its database. */
  const answered = async (ask: () => Promise<Response>) => {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
      await wait(ASK_AGAIN_MS);
    }
  };
  const submit = async (visitor: Visitor, path: string, fields?: Record<string, string>) => {
    const token = await answered(() => visitor.fetch('/s/run/formtoken', { method: 'POST' }));
    const { formtoken = '' } = (await token.json()) as { formtoken?: string };
    const body = fields && new URLSearchParams(fields);
    return visitor.fetch(path, { method: 'POST', headers: { 'X-CSRF': formtoken }, ...(body && { body }) });
  };
  const logIn = (visitor: Visitor, username: string, passwd: string) =>
    submit(visitor, '/k/run/auth/login', { username, passwd });
  const isIn = async (answer: Response) => answer.ok && ((await answer.json()) as AuthResponse).status === 0;

  /** The path of the newest link to there in a mail to this address that came after so many mails. */
  const linkTo = async (email: string, path: string, after: number) => {
    for (;;) {
      const mail = mails.slice(after).findLast(({ to, text: words }) => to === email && words.includes(path));
      const link = new RegExp(`${path}[^\\s"<]*`).exec(mail?.text ?? '')?.[0];
      if (link) return link;
      await wait(ASK_AGAIN_MS);
    }
  };

  const sessionsOf = (userId: string) =>
    own
      .selectFrom('sessions')
      .leftJoin('session_accounts', 'session_accounts.session_hash', 'sessions.token_hash')
      .select('token_hash')
      .where((is) => is.or([is('sessions.user_id', '=', userId), is('session_accounts.user_id', '=', userId)]))
      .execute();

  const setHash = (userId: string, password_hash: string) =>
    own.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();

  /** One person, whose former password somebody else knows, and uses on two devices. */
  const live = async () => {
    const { email, userId } = await addAccount(own, '');
    let password = 'the first of them';
    await setHash(userId, await hashPassword(password));
    let switching: (() => Promise<unknown>) | undefined;
    for (let turn = 0; turn < TURNS; turn++) {
      const before = mails.length;
      const owner = visit();
      await answered(() => submit(owner, FORGOT, { username: email }));
      const link = await linkTo(email, '/s/ident/reset', before);
      const { action, fields } = await readForm(await answered(() => owner.fetch(link)));
      const next = `quiet otters row ${turn} times`;
      const others = [logIn(visit(), email, password), logIn(visit(), email, password), switching?.()];
      const reset = await owner.post(action, { ...fields, passwd: next });
      await Promise.all(others);
      if (reset.status === 200) {
        outcome.resets += 1;
        const left = await sessionsOf(userId);
        if (left.length > 0) outcome.sessionsAfterEnd.push(`${left.length} of ${email} in turn ${turn}`);
        password = next;
      }
      const device = visit();
      if (!(await isIn(await answered(() => logIn(device, email, password))))) {
        // Stored, though the answer was lost.
        const isStored = reset.status === 503 && (await isIn(await answered(() => logIn(device, email, next))));
        if (!isStored) outcome.lost.push(`the new password of ${email} in turn ${turn}`);
        password = next;
      }
      await answered(() => submit(device, '/k/run/auth/add'));
      const second = await addAccount(own, '');
      await setHash(second.userId, await hashPassword(password));
      await answered(() => logIn(device, second.email, password));
      switching = async () => {
        const state = await device.authState().catch(() => undefined);
        const tokenId = state?.accountSwitcherItems.find(({ userEmail }) => userEmail === email)?.tokenId;
        return submit(device, `/k/run/auth/switch?tokenId=${tokenId}`);
      };
    }
  };

  /** One company, which its administrator deletes while its people read. */
  const close = async () => {
    const at = visit();
    const company = await createTestCompany(own, servers[0]?.origin ?? '');
    const colleagues = [company.traveler, await addMember(own, '', company.id, 'APPROVER')];
    const with_ = ({ visitor: { cookies } }: (typeof colleagues)[number]) => {
      const visitor = visit();
      for (const [name, value] of cookies) visitor.cookies.set(name, value);
      return visitor;
    };
    for (const [name, value] of company.admin.visitor.cookies) at.cookies.set(name, value);
    const before = mails.length;
    await answered(() => submit(at, `${COMPANY}/sendDeletionEmail`));
    const link = await linkTo(company.admin.email, '/business/company/delete', before);
    let isOver = false;
    const reading = colleagues.map(async (colleague) => {
      const visitor = with_(colleague);
      while (!isOver) {
        for (const path of ['/i/api/business/me/v1/account/info', `${COMPANY}/`]) await visitor.fetch(path);
        await wait(1);
      }
    });
    const { action, fields } = await readForm(await answered(() => at.fetch(link)));
    const deleted = await at.post(action, fields);
    isOver = true;
    await Promise.all(reading);
    if (!deleted.ok) return;
    outcome.deletions += 1;
    const left = await own.selectFrom('companies').select('id').where('id', '=', company.id).execute();
    if (left.length > 0) outcome.lost.push(`the deletion of ${company.name}`);
  };

  let isOver = false;
  const render = async () => {
    for (let n = 0; !isOver; n++) {
      const { status } = await visit().fetch(`/travel-shell/fragments/header?text=${n}`);
      if (status === 200) outcome.fragments.rendered += 1;
      else outcome.fragments.failed += 1;
      await wait(20);
    }
  };
  /** Whenever people have chosen another password. */
  const silence = async () => {
    for (let resets = 1; !isOver; await wait(ASK_AGAIN_MS)) {
      if (outcome.resets < resets) continue;
      resets = outcome.resets + PEOPLE;
      proxy.silence();
      outcome.silences += 1;
    }
  };
  const beside = [render(), silence()];
  try {
    await Promise.all([
      ...Array.from({ length: PEOPLE }, live),
      (async () => {
        for (let turn = 0; turn < TURNS; turn++) await close();
      })(),
    ]);
    return outcome;
  } finally {
    isOver = true;
    await Promise.all(beside);
    for (const server of servers) await server.stop();
    for (const database of databases) await database.destroy();
    const rows = await own.selectFrom('outbox').select(['recipient', 'delivered_at']).execute();
    for (const recipient of new Set(rows.map((row) => row.recipient))) {
      const received = mails.filter(({ to }) => to === recipient).length;
      const written = rows.filter((row) => row.recipient === recipient);
      if (received > written.length) outcome.sentTwice.push(`${received} mails of ${written.length} to ${recipient}`);
      const delivered = written.filter((row) => row.delivered_at).length;
      if (received < delivered) outcome.lost.push(`${delivered - received} mails to ${recipient}`);
    }
    proxy.stop();
    await own.destroy();
    await mailServer.stop();
    await rm(folder, { recursive: true });
  }
}
