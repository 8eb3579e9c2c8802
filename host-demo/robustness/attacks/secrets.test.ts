/** Attacks on passwords that guessers try first, and on what the database and the server's keys hold. */
import { randomBytes } from 'node:crypto';
import Tokens from '@fastify/csrf';
import type { ErrorResponse, Schema } from '@travel-shell/contract';
import { clientSecretPlace } from 'travel-shell-back-end/areas/company/ssoEntries.ts';
import { Keyring, SealError, type SecretKey } from 'travel-shell-back-end/secrets/Keyring.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastMail, linkIn, mailsTo, submitPage } from '../../back-end/areas/auth/testing/outbox.ts';
import { submit } from '../../back-end/areas/auth/testing/submit.ts';
import { createTestCompany, type TestCompany } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { send } from '../../back-end/areas/company/testing/send.ts';
import { createPGlite } from '../../back-end/testing/databases.ts';
import { dumpTables } from '../../back-end/testing/dumpTables.ts';
import { startTestServer } from '../../back-end/testing/startTestServer.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';

const REGISTER = '/k/run/auth/register';

describe('attacks on passwords', () => {
  const context = useTestServer(createPGlite);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });

  const register = (username: string, passwd: string) =>
    submit(context.visit(), REGISTER, { username, passwd, optin: 'false', consent: 'true' });

  it.each([
    ['A-PWD-01 guesses one of the most common passwords', ['password1', '12345678', 'qwertyuiop', 'iloveyou1']],
    ['A-PWD-02 guesses one with the year or a sign', ['Summer2026', 'Password1!', '!!monkey!!', 'dragon#99']],
    ['A-PWD-03 guesses one with signs for letters', ['P4$$w0rd', 'pr1nc3ss', '1l0vey0u!']],
    ['A-PWD-04 guesses one of wide, accented or unseen characters', ['ｐａｓｓｗｏｒｄ', 'pässwörd', 'pass\u200Bword']],
    ['A-PWD-05 guesses the address of the account', ['nadia.brandt@post.example', 'nadiabrandt', 'Brandt.Nadia7']],
    ['A-PWD-06 guesses the name of the site', ['travel-shell', 'Vireo2026', 'solenne!!']],
    ['A-PWD-07 guesses runs and repetitions', ['aaaaaaaaaaaaaaaa', 'abcdefghij', '98765432', 'xyxyxyxyxy']],
  ])('%s', async (_title, passwords) => {
    for (const passwd of passwords) {
      const { status, body } = await register('nadia.brandt@post.example', passwd);
      expect([status, body.errorField], passwd).toEqual([422, 'password']);
    }
    expect((await mailsTo(context.visit(), 'nadia.brandt@post.example')).map(({ kind }) => kind)).toEqual([]);
  });

  it('A-PWD-08 finds another way to choose one: by a mailed link, as the founder of a company', async () => {
    await submit(context.visit(), '/k/run/auth/forgot', { username: 'layla@example.com' });
    const link = linkIn(await lastMail(context.visit(), 'layla@example.com', 'reset-password'));
    for (const passwd of ['Sunshine1', 'layla@example.com', 'Vireo2026']) {
      expect((await submitPage(context.visit(), link, { passwd })).status, passwd).toBe(400);
      for (const path of ['/v1/signup', '/v2/bizPlus/signup']) {
        const { status, body } = await send<ErrorResponse>(context.visit(), 'POST', `/i/api/business/company${path}`, {
          json: {
            companyName: 'Bakery',
            firstName: 'Layla',
            lastName: 'Haddad',
            email: 'layla@example.com',
            password: passwd,
          },
        });
        expect([status, body.errors[0]?.code], passwd).toEqual([400, 'VALIDATION_ERROR']);
      }
    }
    expect((await context.visit().fetch(link)).status, 'not used up').toBe(200);
  });

  it('A-PWD-09 learns by a common password which addresses have an account', async () => {
    const answers = await Promise.all(
      ['ada@example.com', 'never-seen@example.com'].map((name) => register(name, 'sunshine1')),
    );
    const [known, unknown] = answers.map(({ status, body }) => ({ status, body }));
    expect(known).toEqual(unknown);
  });

  it('A-PWD-10 stops the server by passwords that take long to judge', async () => {
    const long = ['4@'.repeat(512), `${'a'.repeat(1023)}b`, '!'.repeat(1024), 'password'.repeat(128), '1a'.repeat(512)];
    await register('warm@post.example', 'sunshine1');
    const before = process.cpuUsage();
    for (let i = 0; i < 10; i++) await Promise.all(long.map((passwd) => register('warm@post.example', passwd)));
    const { user } = process.cpuUsage(before);
    // 50 requests, each with a form token before it. One such password took 100 ms and more with zxcvbn's score.
    expect(user / 1000 / 50).toBeLessThan(40);
  });
});

describe('attacks on keys and secrets at rest', () => {
  const [OLD, NEXT] = ['2025', '2026'].map((id): SecretKey => ({ id, key: randomBytes(32) })) as [SecretKey, SecretKey];
  const context = useTestServer(createPGlite, () => ({ secretKeys: [OLD] }));
  let company: TestCompany;
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
    await context.db.deleteFrom('company_sso_entries').execute();
    company = await createTestCompany(context.db, context.server.origin);
  });

  const SSO = '/i/api/business/company/v1/sso';
  const FORM = {
    name: 'Staff',
    issuer: 'https://id.staff.example',
    authorizationEndpoint: 'https://id.staff.example/authorize',
    clientId: 'shop',
    clientSecret: 'correct-horse-battery-staple',
  };
  const add = async (by = company, form: object = FORM) =>
    (await send<Schema<'SsoEntry'>>(by.admin.visitor, 'POST', SSO, { json: form })).body;
  const sealedOf = async (id: string) =>
    (
      await context.db
        .selectFrom('company_sso_entries')
        .select('sealed_client_secret')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).sealed_client_secret ?? '';
  const setSealed = (id: string, sealed_client_secret: string) =>
    context.db.updateTable('company_sso_entries').set({ sealed_client_secret }).where('id', '=', id).execute();
  /** Another server on the same database. */
  async function withServer<T>(secretKeys: SecretKey[], work: (origin: string) => Promise<T>): Promise<T> {
    const server = await startTestServer({ database: context.db, secretKeys });
    return work(server.origin).finally(server.stop);
  }
  /** The visitor's browser at another server. */
  const at = (origin: string, { cookies }: Visitor) => {
    const moved = new Visitor(origin);
    for (const [name, value] of cookies) moved.cookies.set(name, value);
    return moved;
  };
  const isTaken = async (visitor: Visitor, token: string) =>
    (await visitor.post('/k/run/auth/forgot', { username: 'bo@example.com' }, { 'X-CSRF': token })).status;

  it('A-KEY-01 finds the client secret of a company in a dump of the database, in a log or in an answer', async () => {
    const { id } = await add();
    await send(company.admin.visitor, 'PUT', `${SSO}/${id}`, {
      json: { ...FORM, clientSecret: 'another-long-secret' },
    });
    const dump = await dumpTables(context.db);
    expect(dump).toContain(`${OLD.id}.`);
    const answers = await Promise.all(
      ['', `/${id}/externalAuthorizationUrl`].map((path) => send(company.admin.visitor, 'GET', `${SSO}${path}`)),
    );
    for (const secret of [
      FORM.clientSecret,
      'another-long-secret',
      OLD.key.toString('base64'),
      OLD.key.toString('hex'),
    ])
      for (const text of [dump, context.server.log.join(), JSON.stringify(answers)]) expect(text).not.toContain(secret);
  });

  it('A-KEY-02 forges form tokens with a key from a dump', async () => {
    await context.visit().formToken();
    expect(await context.db.selectFrom('server_secrets').selectAll().execute()).toEqual([]);
  });

  it('A-KEY-03 forges form tokens with the key of development', async () => {
    const visitor = context.visit();
    await visitor.formToken();
    const [hmacKey = randomBytes(32)] = new Keyring().signingKeys('form tokens');
    const forged = new Tokens({ hmacKey, userInfo: true }).create(
      visitor.cookies.get('travel_form_secret') ?? '',
      'anonymous',
    );
    expect(await isTaken(visitor, forged)).toBe(403);
  });

  it('A-KEY-04 goes on with tokens of a key that was taken out', async () => {
    const visitor = context.visit();
    const token = await visitor.formToken();
    expect(await isTaken(visitor, token)).toBe(200);
    const kept = await withServer([NEXT, OLD], (origin) => isTaken(at(origin, visitor), token));
    const gone = await withServer([NEXT], (origin) => isTaken(at(origin, visitor), token));
    expect([kept, gone]).toEqual([200, 403]);
  });

  it('A-KEY-05 makes servers refuse each other’s visitors while the key changes', async () => {
    const visitor = context.visit();
    const token = await withServer([NEXT, OLD], (origin) => {
      const elsewhere = at(origin, visitor);
      return elsewhere.formToken().then((made) => {
        for (const [name, value] of elsewhere.cookies) visitor.cookies.set(name, value);
        return made;
      });
    });
    // The first step of a rotation: the new key is known before anybody signs with it.
    expect(await withServer([OLD, NEXT], (origin) => isTaken(at(origin, visitor), token))).toBe(200);
  });

  it('A-KEY-06 copies the encrypted secret of another company to an entry of their own', async () => {
    const other = await createTestCompany(context.db, context.server.origin);
    const [theirs, own] = [await add(), await add(other, { ...FORM, clientSecret: 'mine' })];
    await setSealed(own.id, await sealedOf(theirs.id));
    expect(() => new Keyring([OLD]).open('', clientSecretPlace(own.id))).toThrow(SealError);
    const copied = await sealedOf(own.id);
    expect(() => new Keyring([OLD]).open(copied, clientSecretPlace(own.id))).toThrow(SealError);
  });

  it('A-KEY-07 changes an encrypted secret unnoticed', async () => {
    const { id } = await add();
    const sealed = await sealedOf(id);
    const flipped = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2);
    await setSealed(id, flipped);
    await expect(withServer([NEXT, OLD], async () => {})).rejects.toThrow(`${id} cannot be decrypted`);
  });

  it('A-KEY-08 keeps the server from starting by a secret that looks like an encrypted one', async () => {
    for (const clientSecret of ['2024.AAAA', `${OLD.id}.AAAA`, '__proto__.x', '.', "'; drop table users; --"]) {
      const { id } = await add(company, { ...FORM, clientSecret });
      expect(new Keyring([OLD]).open(await sealedOf(id), clientSecretPlace(id))).toBe(clientSecret);
      await withServer([OLD], async () => {});
      expect(new Keyring([OLD]).open(await sealedOf(id), clientSecretPlace(id))).toBe(clientSecret);
    }
  });

  it('A-KEY-09 tells by equal secrets which companies share a provider', async () => {
    const other = await createTestCompany(context.db, context.server.origin);
    const [one, two] = [await sealedOf((await add()).id), await sealedOf((await add(other)).id)];
    expect(one.slice(OLD.id.length + 1, OLD.id.length + 17)).not.toBe(two.slice(OLD.id.length + 1, OLD.id.length + 17));
    expect(one).not.toBe(two);
  });

  it('A-KEY-10 starts a server that has forgotten the key, so that secrets are lost', async () => {
    await add();
    await expect(withServer([NEXT], async () => {})).rejects.toThrow(`SECRET_KEYS has no key "${OLD.id}"`);
    await expect(withServer([{ id: OLD.id, key: NEXT.key }], async () => {})).rejects.toThrow('cannot be decrypted');
  });
});
