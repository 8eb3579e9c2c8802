import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { clientSecretPlace } from 'travel-shell-back-end/areas/company/ssoEntries.ts';
import { Mail } from 'travel-shell-back-end/areas/mail/Mail.ts';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { Keyring } from 'travel-shell-back-end/secrets/Keyring.ts';
import { readSecretKeys } from 'travel-shell-back-end/secrets/readSecretKeys.ts';
import { describe, expect, it } from 'vitest';
import { snippetOf } from '../../scripts/guideSnippets.ts';
import { submit } from '../back-end/areas/auth/testing/submit.ts';
import { createPostgresDatabase, serverUrl } from '../back-end/testing/databases.ts';
import { seededTemplate } from '../back-end/testing/seededDatabase.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { AUTH_STATE } from './paths.ts';
import { fillTables } from './scale/fillTables.ts';
import { startProduction } from './startMain.ts';
import { withoutDemo } from './withoutDemo.ts';

const run = promisify(execFile);
const GUIDE = 'docs/operations.md';
const RESTORED = 'travel_restored';
/** Sessions, and what is of no use without them. */
const LEFT_OUT = ['sessions', 'session_accounts', 'two_factor_codes', 'login_attempts', 'outbox'];

const at = (database: string) => Object.assign(new URL(serverUrl ?? ''), { pathname: `/${database}` }).href;
const bash = (script: string, env: Record<string, string>) => {
  const PATH = [...globSync('/usr/lib/postgresql/*/bin'), process.env.PATH].join(delimiter);
  return run('bash', ['-euc', script], { env: { PATH, ...env } });
};
/** Runs a block of SQL from the guide as the guide says, by psql. */
const runSql = (databaseUrl: string, block: string) =>
  bash('psql --quiet --set=ON_ERROR_STOP=1 "$DATABASE_URL" <<<"$BLOCK"', { DATABASE_URL: databaseUrl, BLOCK: block });

async function countRows(databaseUrl: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select tablename as name from pg_tables where schemaname = 'public'");
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      counts[name] = Number((await client.query(`select count(*) from "${name}"`)).rows[0].count);
    }
    return counts;
  } finally {
    await client.end();
  }
}

describe.runIf(serverUrl)('the steps of docs/operations.md', () => {
  let databaseUrl = '';
  const context = useTestServer(async () => {
    const database = await createPostgresDatabase(serverUrl ?? '', await seededTemplate(serverUrl ?? ''));
    databaseUrl = database.databaseUrl;
    return database;
  });
  const idOf = async (login: string) =>
    (await context.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

  it('end every session of an account, also where it waits beside a thief’s own', { timeout: 60_000 }, async () => {
    const ada = await idOf('ada@example.com');
    const owner = context.visit();
    await owner.logIn('ada@example.com');
    // Ada's account waits beside the thief's own, which may switch back to it.
    const thief = context.visit();
    await thief.logIn('ada@example.com');
    await submit(thief, '/k/run/auth/add');
    await thief.logIn('bo@example.com');
    expect((await thief.authState()).accountSwitcherItems).toHaveLength(2);
    const agent = context.visit();
    await agent.logIn('grace@example.com');
    await context.db
      .updateTable('sessions')
      .set({ impersonator_id: ada })
      .where('user_id', '=', await idOf('grace@example.com'))
      .execute();
    await context.db.updateTable('users').set({ support_agent: true }).where('id', '=', ada).execute();
    await context.db.updateTable('companies').set({ impersonation_granted_at: new Date() }).execute();
    expect((await agent.authState()).loggedInSession).toBe(true);

    await runSql(databaseUrl, snippetOf(GUIDE, 'delete from session_accounts where user_id'));
    expect((await owner.authState()).loggedInSession).toBe(false);
    expect((await agent.authState()).loggedInSession).toBe(false);
    expect((await thief.authState()).userInfoState.accountEmail).toBe('bo@example.com');
    expect((await thief.authState()).accountSwitcherItems).toHaveLength(1);
  });

  it('stop a server by SIGTERM as soon as it says that it listens', { timeout: 60_000 }, async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    const server = await startProduction({ DATABASE_URL: databaseUrl });
    await server.end('SIGTERM');
    expect([server.process.exitCode, server.process.signalCode]).toEqual([0, null]);
    await remove();
  });

  it('stop a server by SIGTERM: it answers what waits for the database first', { timeout: 60_000 }, async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    const server = await startProduction({ DATABASE_URL: databaseUrl });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query('begin; lock table sessions in access exclusive mode');
      const answer = fetch(server.origin + AUTH_STATE, { headers: { cookie: 'travel_session=unknown' } });
      await expect
        .poll(async () => (await client.query('select 1 from pg_locks where not granted')).rowCount, {
          timeout: 20_000,
        })
        .toBeGreaterThan(0);
      const ended = server.end('SIGTERM');
      await wait(3500);
      await client.query('commit');
      expect((await answer).status).toBe(200);
      await ended;
      expect(server.process.exitCode).toBe(0);
    } finally {
      await client.end();
      await server.end('SIGKILL');
      await remove();
    }
  });

  it('leave nothing of use to whoever has read the database', { timeout: 60_000 }, async () => {
    const visitor = context.visit();
    await visitor.logIn('ada@example.com');
    await new Mail(context.db, true).send({
      to: 'a@b.example',
      subject: 'S',
      text: 'https://a.example/x',
      kind: 'test',
    });
    await visitor.post('/k/run/auth/forgot', { username: 'bo@example.com' }, { 'X-CSRF': await visitor.formToken() });
    await runSql(databaseUrl, snippetOf(GUIDE, 'delete from mail_tokens'));
    const counts = await countRows(databaseUrl);
    for (const table of [...LEFT_OUT.slice(0, 3), 'mail_tokens', 'sign_in_codes']) {
      expect([table, counts[table]]).toEqual([table, 0]);
    }
    const waiting = await context.db.selectFrom('outbox').select('id').where('next_try_at', 'is not', null).execute();
    expect(waiting).toEqual([]);
  });

  it('rotate the keys: nothing is lost, and no token is refused on the way', { timeout: 300_000 }, async () => {
    const first = `2026-11:${randomBytes(32).toString('base64')}`;
    // The guide's own block, which says what SECRET_KEYS is at each step.
    const block = snippetOf(GUIDE, 'npm run rotate-secrets');
    expect(block.match(/^npm .*$/gm)).toEqual(['npm run rotate-secrets']);
    const shown = block.replace(/^npm .*$/m, '').replaceAll(/^export SECRET_KEYS=.*$/gm, '$&; echo "$SECRET_KEYS"');
    const steps = (await bash(shown, { SECRET_KEYS: first })).stdout.trim().split('\n');
    const [learns = '', signs = '', last = ''] = steps;
    expect(steps).toHaveLength(3);

    const secret = 'hush-of-globex-company';
    const { id } = await context.db
      .insertInto('company_sso_entries')
      .values((values) => ({
        company_id: values.selectFrom('companies').select('id').limit(1),
        ...{ name: 'Staff', issuer: 'https://id.example', authorization_endpoint: 'https://id.example/a' },
        client_id: 'shop',
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const sealed = new Keyring(readSecretKeys(first)).seal(secret, clientSecretPlace(id));
    await context.db
      .updateTable('company_sso_entries')
      .set({ sealed_client_secret: sealed })
      .where('id', '=', id)
      .execute();
    const dump = async () => (await bash('pg_dump "$DATABASE_URL"', { DATABASE_URL: databaseUrl })).stdout;
    const keyOf = async () => new RegExp(`${id}.*\t([\\w-]+)\\.[\\w-]{40,}`).exec(await dump())?.[1];

    const start = (SECRET_KEYS: string) => startProduction({ DATABASE_URL: databaseUrl, SECRET_KEYS });
    const visitor = new Visitor('');
    const at = ({ origin }: { origin: string }) => {
      const same = new Visitor(origin);
      for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
      return same;
    };
    const tokenOf = async (server: { origin: string }) => {
      const same = at(server);
      const token = await same.formToken();
      for (const [name, value] of same.cookies) visitor.cookies.set(name, value);
      return token;
    };
    const statusAt = async (server: { origin: string }, token: string) => {
      await context.db.deleteFrom('login_attempts').execute();
      const answer = await at(server).post('/k/run/auth/forgot', { username: 'nobody' }, { 'X-CSRF': token });
      return answer.status;
    };

    await withoutDemo(databaseUrl, async () => {
      let old = await start(first);
      expect(await dump()).not.toContain(secret);
      expect(await keyOf()).toBe('2026-11');
      const beforeAll = await tokenOf(old);
      for (const [step, key] of [
        [learns, '2026-11'],
        [signs, '2027-11'],
      ] as const) {
        const next = await start(step);
        expect(await keyOf()).toBe(key);
        const [oldToken, nextToken] = [await tokenOf(old), await tokenOf(next)];
        for (const server of [old, next])
          for (const token of [beforeAll, oldToken, nextToken]) expect(await statusAt(server, token)).toBe(200);
        await old.end('SIGTERM');
        old = next;
      }
      const { stdout } = await run('npm', ['run', 'rotate-secrets'], {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, DATABASE_URL: databaseUrl, SECRET_KEYS: signs },
      });
      expect(stdout).toContain('The database no longer needs: 2026-11.');
      const done = await start(last);
      expect(await statusAt(done, await tokenOf(old))).toBe(200);
      expect(await statusAt(done, beforeAll)).toBe(403);
      await Promise.all([old.end('SIGTERM'), done.end('SIGTERM')]);
      await expect(start(first)).rejects.toThrow(/The server does not start\. SECRET_KEYS has no key "2027-11"/);
    });
    const { sealed_client_secret } = await context.db
      .selectFrom('company_sso_entries')
      .select('sealed_client_secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(new Keyring(readSecretKeys(last)).open(sealed_client_secret ?? '', clientSecretPlace(id))).toBe(secret);
    await context.db.deleteFrom('company_sso_entries').where('id', '=', id).execute();
  });

  it('have statements for incidents that PostgreSQL takes', async () => {
    const guide = await readFile(join(import.meta.dirname, '../..', GUIDE), 'utf8');
    const [, table = ''] = /\n## Incidents\n([\s\S]*?)\n### /.exec(guide) ?? [];
    const statements = [...table.matchAll(/`((?:select|insert|update|delete) [^`]+)`/g)].map(([, text = '']) => text);
    expect(statements.length).toBeGreaterThan(4);
    for (const statement of statements) {
      const filled = statement.replace('<pid>', '0').replace('…', 'ada@example.com');
      await bash('psql --quiet --set=ON_ERROR_STOP=1 "$DATABASE_URL" -c "begin" -c "$STATEMENT" -c "rollback"', {
        DATABASE_URL: databaseUrl,
        STATEMENT: filled,
      });
    }
  });

  it('lock an account that was taken over', async () => {
    const guide = await readFile(join(import.meta.dirname, '../..', GUIDE), 'utf8');
    const [, statement = ''] = /`(insert into account_closures [^`]+)`/.exec(guide) ?? [];
    const login = 'maximiliane@example.com';
    await runSql(databaseUrl, statement.replace('…', login));
    const { body } = await context.visit().logIn(login);
    expect(body.status).not.toBe(0);
  });

  it('go back to an older version, which a migration that it does not know keeps from starting', async () => {
    await sql`insert into kysely_migration values ('9999_later', now()::text)`.execute(context.db);
    await expect(openDatabase({ databaseUrl })).rejects.toThrow('9999_later');
    await sql`delete from kysely_migration where name = '9999_later'`.execute(context.db);
    await (await openDatabase({ databaseUrl })).destroy();
  });

  it('dump and restore a database with rows in every table', { timeout: 120_000 }, async () => {
    const { databaseUrl: full, remove } = await createPostgresDatabase(
      serverUrl ?? '',
      await seededTemplate(serverUrl ?? ''),
    );
    const { stdout: folder } = await run('mktemp', ['-d']);
    const server = { ADMIN_URL: at('postgres'), RESTORED_URL: at(RESTORED) };
    try {
      await fillTables(full, 200);
      const before = await countRows(full);
      for (const table of LEFT_OUT) expect([table, before[table]]).not.toEqual([table, 0]);
      const [steps = ''] = snippetOf(GUIDE, 'pg_dump --format=custom').split(
        /^DATABASE_URL=\$RESTORED_URL npm run serve/m,
      );
      await bash(`cd ${folder.trim()}\n${steps.replace('--owner=travel ', '')}`, { DATABASE_URL: full, ...server });
      const expected = Object.entries(before).map(([table, count]) => [table, LEFT_OUT.includes(table) ? 0 : count]);
      expect(await countRows(server.RESTORED_URL)).toEqual(Object.fromEntries(expected));
      await withoutDemo(server.RESTORED_URL, async () => {
        const restored = await startProduction({ DATABASE_URL: server.RESTORED_URL });
        expect((await fetch(`${restored.origin}/readyz`)).status).toBe(200);
        await restored.end('SIGTERM');
      });
    } finally {
      await run('rm', ['-r', folder.trim()]);
      await bash(`psql --quiet "$ADMIN_URL" -c 'drop database if exists ${RESTORED} with (force)'`, server);
      await remove();
    }
  });
});
