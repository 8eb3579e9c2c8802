import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../demo/seed/accounts.ts';
import { EXTERNAL_AUTH_DOMAIN } from '../../../../demo/seed/seedExternalAuth.ts';
import { databaseOfAnswers } from '../../../testing/databases.ts';
import { lastMail, submitPage } from '../testing/outbox.ts';
import { submit, submitWith } from '../testing/submit.ts';
import { GOOGLE, nonceFor, person, useProviders } from '../testing/useProviders.ts';

describe.each(databaseOfAnswers)('sign-in with Google on $kind', ({ create }) => {
  const context = useProviders(create);
  const { providers, submitIdToken, findUser } = context;

  it('API-136 SIG-040 SIG-041 STA-104 makes an account when confirmed, and signs in to it from then on', async () => {
    const asked = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('gina'));
    expect([asked.status, asked.body]).toEqual([200, { status: 2, message: 'signup' }]);
    expect(await findUser('gina@example.com')).toBeUndefined();

    const visitor = context.visit();
    const fields = { confirm: 'true', sticky: 'true', userInfo: 'true' };
    const { status, body } = await submitIdToken(visitor, `${GOOGLE}/login`, person('gina'), fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 0,
      message: 'signup',
      uid: expect.any(String),
      formToken: expect.any(String),
      userInfo: { accountName: 'GINA', accountEmail: 'gina@example.com' },
    });
    expect(visitor.setCookies.find((line) => line.startsWith('travel_session='))).toContain('Max-Age=2592000');
    expect(await visitor.authState()).toMatchObject({ loggedInSession: true, unconfirmedAccount: false });

    // Matched by the provider's id, because the address may change.
    const moved = { ...person('gina'), email: 'gina.new@example.com' };
    const again = await submitIdToken(context.visit(), `${GOOGLE}/login`, moved);
    expect(again.body).toMatchObject({ status: 0, message: 'signin', uid: body.uid });
  });

  it('API-136 API-137 SIG-036 offers to link an existing account by its password', async () => {
    const offered = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('ada'), { confirm: 'true' });
    expect([offered.status, offered.body]).toEqual([200, { status: 1, message: expect.any(String) }]);

    const path = `${GOOGLE}/loginAndLinkExisting`;
    const wrong = await submitIdToken(context.visit(), path, person('ada'), { passwd: 'wrong' });
    expect([wrong.status, wrong.body.status]).toEqual([401, 2]);
    const visitor = context.visit();
    const { body } = await submitIdToken(visitor, path, person('ada'), { passwd: DEMO_PASSWORD });
    expect(body).toMatchObject({ status: 0, message: 'signin' });
    expect((await visitor.authState()).userInfoState.accountName).toBe('Ada Lovelace');
    expect((await lastMail(visitor, 'ada@example.com', 'sign-in-changed')).text).toContain('Google');
    const next = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('ada'));
    expect(next.body).toMatchObject({ status: 0, message: 'signin', uid: body.uid });
  });

  it('does not reveal through loginAndLinkExisting whether an account exists', async () => {
    const path = `${GOOGLE}/loginAndLinkExisting`;
    const unknown = await submitIdToken(context.visit(), path, person('nobody-there'), { passwd: 'x' });
    const wrong = await submitIdToken(context.visit(), path, person('layla'), { passwd: 'x' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('API-138 links to the signed-in account, unless another account is linked', async () => {
    const visitor = context.visit();
    await visitor.logIn('grace@example.com');
    for (let i = 0; i < 2; i++) {
      const { status, body } = await submitIdToken(visitor, `${GOOGLE}/link`, person('g.okafor'));
      expect([status, body]).toEqual([200, { status: 0 }]);
    }
    const other = context.visit();
    await other.logIn('layla@example.com');
    const taken = await submitIdToken(other, `${GOOGLE}/link`, person('g.okafor'));
    expect([taken.status, taken.body.status]).toEqual([409, -1]);
    // One Google account per account.
    const second = await submitIdToken(visitor, `${GOOGLE}/link`, person('g.okafor.2'));
    expect(second.status).toBe(409);
    const signedIn = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('g.okafor'));
    expect(signedIn.body).toMatchObject({ status: 0, message: 'signin' });
  });

  it('API-139 removes the link, unless it is the only sign-in method', async () => {
    const visitor = context.visit();
    await visitor.logIn('maximiliane@example.com');
    await submitIdToken(visitor, `${GOOGLE}/link`, person('max.private'));
    for (let i = 0; i < 2; i++) expect((await submit(visitor, `${GOOGLE}/unlink`)).body).toEqual({ status: 0 });
    expect((await submitIdToken(context.visit(), `${GOOGLE}/login`, person('max.private'))).body.status).toBe(2);

    const only = context.visit();
    await submitIdToken(only, `${GOOGLE}/login`, person('olga'), { confirm: 'true' });
    const refused = await submit(only, `${GOOGLE}/unlink`);
    expect([refused.status, refused.body]).toEqual([409, { status: 2, message: expect.any(String) }]);
    await submit(context.visit(), '/k/run/auth/forgot', { username: 'olga@example.com' });
    const link = /\S+reset\S+/.exec((await lastMail(only, 'olga@example.com', 'reset-password')).text)?.[0] ?? '';
    await submitPage(only, new URL(link).pathname + new URL(link).search, { passwd: 'now with a password' });
    await submitIdToken(only, `${GOOGLE}/login`, person('olga'));
    expect((await submit(only, `${GOOGLE}/unlink`)).body).toEqual({ status: 0 });
  });

  it('API-141 SIG-048 signs in with the code of One Tap', async () => {
    const visitor = context.visit();
    const formToken = await visitor.formToken();
    const code = providers.google.scriptCode(person('otto'), nonceFor(formToken));
    const { status, body } = await submitWith(visitor, `${GOOGLE}/authorize`, { code }, formToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 0, message: 'signup' });
    expect((await visitor.authState()).userInfoState.accountEmail).toBe('otto@example.com');
    const again = await submit(context.visit(), `${GOOGLE}/authorize`, { code });
    expect([again.status, again.body.status]).toEqual([401, -1]);
  });

  it('ERR-022 ERR-020 opens neither a closed account nor one whose company signs in elsewhere', async () => {
    await submitIdToken(context.visit(), `${GOOGLE}/login`, person('vito'), { confirm: 'true' });
    const user = await findUser('vito@example.com');
    await context.db
      .insertInto('account_closures')
      .values({ user_id: user?.id ?? '', reason: 'locked' })
      .execute();
    const closed = await submitIdToken(context.visit(), `${GOOGLE}/login`, person('vito'));
    expect([closed.status, closed.body]).toEqual([
      401,
      { status: -1, message: 'User denied phone changed and locked account.' },
    ]);
    const external = { ...person('wanda'), email: `wanda@${EXTERNAL_AUTH_DOMAIN}` };
    const sent = await submitIdToken(context.visit(), `${GOOGLE}/login`, external, { confirm: 'true' });
    expect([sent.status, sent.body.errorCode]).toEqual([401, 'EXTERNAL_AUTH_REQUIRED']);
  });
});
