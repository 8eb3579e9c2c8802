/** Single sign-on of a company: what an administrator sees of each entry, and what is sent. */

import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, test, vi } from 'vitest';
import { ADMIN, HANA } from '../AdminHub.fixtures.ts';
import { onHubPage } from '../testHub.ts';
import { mountHub } from '../testPage.ts';
import { CONTRACTORS, ENTRY_POINT, SsoBackEnd, STAFF } from './SsoBackEnd.fixtures.ts';

let backEnd: SsoBackEnd;
onHubPage(
  () => {
    backEnd = new SsoBackEnd();
  },
  () => backEnd.end(),
);

const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const toggle = (name: string) => page.getByRole('switch', { name: `Ready ${name}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name });
const secretField = () => page.getByLabelText('Client secret');
const question = () => page.getByRole('alertdialog');
const answer = (name: string) => question().getByRole('button', { name, exact: true });
const said = (text: string | RegExp) => page.getByText(text).first();
const sent = () => backEnd.writes.map(([method, path, etag]) => [method, path, etag]);

const mount = () => mountHub('/business/integrations/sso');
const toggled = (id: string, flag: boolean) => `sso/toggleactive/${id}/${flag}`;

async function fillForm(secret = ''): Promise<void> {
  await userEvent.fill(textbox('Name'), 'Partners');
  await userEvent.fill(textbox('Issuer'), 'https://id.partners.example');
  await userEvent.fill(textbox('Authorization endpoint'), 'https://id.partners.example/authorize');
  await userEvent.fill(textbox('Client ID'), 'travel');
  if (secret) await userEvent.fill(secretField(), secret);
}

describe('list', () => {
  test('API-103 BIZ-096 BIZ-115 STA-097 shows each entry, whether it is active, and who changed the list last', async () => {
    await mount();
    await expect.element(toggle('Northwind staff')).toBeChecked();
    await expect.element(toggle('Contractors')).not.toBeChecked();
    await expect
      .element(card('Northwind staff').getByText('https://id.northwind.example', { exact: true }))
      .toBeVisible();
    await expect.element(card('Northwind staff').getByText('Stored, never shown')).toBeVisible();
    await expect.element(card('Contractors').getByText('None')).toBeVisible();
    await expect.element(said(/Last changed by Grace Hopper on Nov 19, 2026/)).toBeVisible();
  });

  test('says that its entries sign nobody in yet, and who sets that up', async () => {
    await mount();
    await expect.element(said(/they sign nobody in yet. Ask the operator of this site/)).toBeVisible();
  });

  test('says that there is none yet', async () => {
    backEnd.entries = [];
    await mount();
    await expect.element(said('There is no identity provider yet.')).toBeVisible();
    await expect.element(button('Add an identity provider')).toBeVisible();
  });

  test('that cannot be loaded is said to be so, and is loaded on request', async () => {
    expectConsole(/COMPANY_FAILED/, 2);
    backEnd.isDown = true;
    await mount();
    await expect.poll(() => page.getByText('This could not be loaded.').elements()).toHaveLength(2);
    backEnd.isDown = false;
    await button('Try again').last().click();
    await expect.element(card('Northwind staff')).toBeVisible();
  });
});

describe('addresses', () => {
  test('API-102 the sign-in address and the return address are copied, and that is said', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await mount();
    await expect.element(said(ENTRY_POINT)).toBeVisible();
    await button('Copy').last().click();
    await expect.element(said('Copied')).toBeVisible();
    await button('Copy').first().click();
    await expect.poll(() => copied).toEqual([ENTRY_POINT, 'https://travel.example/business/sso/callback']);
    await expect.element(button('Copy').last()).toHaveAccessibleDescription('Sign-in address of your company');
  });

  test('a copy that is refused is said to be', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await mount();
    await button('Copy').first().click();
    await expect.element(said(/could not be copied. Select the address/)).toBeVisible();
  });
});

test('with what was typed before the page was loaded again, the forms are open; secrets are typed anew', async () => {
  backEnd.auth = HANA;
  const open = () => mountHub('/business/integrations/sso', HANA);
  await open();
  await button('Change Contractors').click();
  await userEvent.fill(textbox('Client ID'), 'mine');
  await userEvent.fill(secretField(), 'correct-horse');
  await button('Add an identity provider').click();
  await userEvent.fill(textbox('Name').last(), 'Partners');
  await expect.poll(() => sessionStorage.getItem('travel.form.drafts')).toContain('Partners');
  document.body.replaceChildren();
  await open();
  await expect.element(textbox('Client ID').first()).toHaveValue('mine');
  // The visitor is at the top of the page.
  expect(document.activeElement).toBe(document.body);
  await expect.element(textbox('Name').last()).toHaveValue('Partners');
  await expect.element(secretField().first()).toHaveValue('');
  await expect.element(button('Change Northwind staff')).toBeVisible();
});

describe('adding', () => {
  test('API-104 BIZ-115 a new entry is sent with its secret, which is not shown again, and is inactive at first', async () => {
    await mount();
    await button('Add an identity provider').click();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 3 }).last().element())).toBe(true);
    await fillForm('correct-horse');
    await button('Add').click();
    await expect.element(said('Partners was added and is not ready yet. Try it, then switch it on.')).toBeVisible();
    expect(backEnd.writes.map(([method, path, , body]) => [method, path, body])).toEqual([
      [
        'POST',
        'sso',
        {
          name: 'Partners',
          issuer: 'https://id.partners.example',
          authorizationEndpoint: 'https://id.partners.example/authorize',
          clientId: 'travel',
          clientSecret: 'correct-horse',
        },
      ],
    ]);
    await expect.element(toggle('Partners')).not.toBeChecked();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Partners' }).element())).toBe(true);
    expect(document.querySelector('travel-admin-hub')?.shadowRoot?.innerHTML).not.toContain('correct-horse');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct-horse');
  });

  test('what is missing or wrong is said at its field, and nothing is sent', async () => {
    await mount();
    await button('Add an identity provider').click();
    await userEvent.fill(textbox('Issuer'), 'http://id.partners.example');
    await button('Add').click();
    await expect.element(said('Please check 4 fields.')).toBeVisible();
    await expect.element(textbox('Issuer')).toHaveAttribute('aria-invalid', 'true');
    expect(hasFocus(textbox('Name').element())).toBe(true);
    expect(backEnd.writes).toEqual([]);
  });

  test.each([
    [409, { code: 'TOO_MANY_SSO_ENTRIES' }, /at most 20 identity providers/],
    [403, { code: 'NOT_WHILE_ACTING' }, /Support cannot do this/],
    [403, { code: 'FORBIDDEN', permission: 'COMPANY_INTEGRATION_MANAGEMENT' }, /You may no longer change this/],
    [429, { code: 'TOO_MANY' }, /Try again in 5 minutes/],
    [500, { code: 'INTERNAL_ERROR' }, /not saved|did not work|try again/i],
  ])('a refusal with %d %o is said, and the form is as it was', async (status, error, text) => {
    await mount();
    await button('Add an identity provider').click();
    await fillForm('correct-horse');
    backEnd.refusals.push(() => Response.json({ errors: [{ description: '', ...error }] }, { status }));
    await button('Add').click();
    await expect.element(said(text)).toBeVisible();
    await expect.element(textbox('Name')).toHaveValue('Partners');
    await expect.element(secretField()).toHaveValue('correct-horse');
    expect(backEnd.writes).toHaveLength(1);
  });

  test('what is typed is not cancelled without a question', async () => {
    await mount();
    await button('Add an identity provider').click();
    await userEvent.fill(textbox('Name'), 'Partners');
    await button('Cancel').click();
    await answer('Keep editing').click();
    await expect.element(textbox('Name')).toHaveValue('Partners');
    await button('Cancel').click();
    await answer('Leave').click();
    await expect.element(textbox('Name')).not.toBeInTheDocument();
    await expect.poll(() => hasFocus(button('Add an identity provider').element())).toBe(true);
    await button('Add an identity provider').click();
    await expect.element(textbox('Name')).toHaveValue('');
  });
});

describe('changing', () => {
  test('API-105 BIZ-115 an empty secret is not sent, so that the stored one stays', async () => {
    await mount();
    await button('Change Northwind staff').click();
    await expect.element(secretField()).toHaveValue('');
    await expect.element(said(/A secret is stored, and never shown again. Empty: it stays./)).toBeVisible();
    await expect.element(said(/is ready: what you save applies at once/)).toBeVisible();
    await userEvent.fill(textbox('Client ID'), 'shell');
    await button('Save').click();
    await expect.element(said('Northwind staff was changed.')).toBeVisible();
    const { name, issuer, authorizationEndpoint } = STAFF;
    const body = { name, issuer, authorizationEndpoint, clientId: 'shell' };
    expect(backEnd.writes).toEqual([['PUT', `sso/${STAFF.id}`, '"sso-1"', body]]);
    await expect.poll(() => hasFocus(button('Change Northwind staff').element())).toBe(true);
    await expect.element(said(/The identity provider has been changed since then. Try it again./)).toBeVisible();
  });

  test('of another entry by somebody else, it is saved for the new version of the list', async () => {
    await mount();
    await button('Change Contractors').click();
    await userEvent.fill(textbox('Client ID'), 'shell');
    backEnd.changeEntries([{ ...STAFF, name: 'Employees' }, CONTRACTORS]);
    await button('Save').click();
    await expect.element(said('Contractors was changed.')).toBeVisible();
    expect(sent()).toEqual([
      ['PUT', `sso/${CONTRACTORS.id}`, '"sso-1"'],
      ['PUT', `sso/${CONTRACTORS.id}`, '"sso-2"'],
    ]);
    await expect.element(card('Employees')).toBeVisible();
  });

  test('of the same field by somebody else, it is asked whose stays', async () => {
    await mount();
    await button('Change Contractors').click();
    await userEvent.fill(textbox('Client ID'), 'mine');
    await userEvent.fill(secretField(), 'correct-horse');
    backEnd.changeEntries([STAFF, { ...CONTRACTORS, clientId: 'theirs' }]);
    await button('Save').click();
    await page.getByRole('radio', { name: 'Theirs: theirs' }).click();
    await button('Save this').click();
    await expect.element(said('Contractors was changed.')).toBeVisible();
    expect(backEnd.entries[1]?.clientId).toBe('theirs');
    // The secret, which nobody is asked about, goes with it.
    expect(backEnd.writes.at(-1)?.[3]).toMatchObject({ clientId: 'theirs', clientSecret: 'correct-horse' });
  });

  test('behind a proxy that takes versions away, it is asked whose stays, and a new one is added', async () => {
    expectConsole(/NO_VERSION/);
    backEnd.losesVersions = true;
    await mount();
    await button('Change Contractors').click();
    await userEvent.fill(textbox('Client ID'), 'mine');
    backEnd.changeEntries([STAFF, { ...CONTRACTORS, clientId: 'theirs' }]);
    await button('Save').click();
    await page.getByRole('radio', { name: 'Theirs: theirs' }).click();
    await button('Save this').click();
    await expect.element(said('Contractors was changed.')).toBeVisible();
    expect(backEnd.entries[1]?.clientId).toBe('theirs');
  });

  test('an entry that somebody has deleted meanwhile keeps its form, and is added again', async () => {
    await mount();
    await button('Change Northwind staff').click();
    await userEvent.fill(textbox('Client ID'), 'shell');
    backEnd.changeEntries([CONTRACTORS]);
    await button('Save').click();
    await expect.element(said(/Someone else has deleted this identity provider in the meantime/)).toBeVisible();
    await expect.element(textbox('Client ID')).toHaveValue('shell');
    await button('Add').click();
    await expect.element(said(/Northwind staff was added and is not ready yet/)).toBeVisible();
    expect(sent().map(([method, path]) => [method, path])).toEqual([
      ['PUT', `sso/${STAFF.id}`],
      ['POST', 'sso'],
    ]);
    await expect.element(toggle('Northwind staff')).not.toBeChecked();
  });

  test('when the session has ended, it is saved after a new sign-in', async () => {
    const signIn = (event: Event) => {
      event.preventDefault();
      (event as CustomEvent).detail.result = Promise.resolve({ signedIn: true });
    };
    document.addEventListener('travel-sign-in-requested', signIn, { once: true });
    await mount();
    await button('Change Contractors').click();
    await userEvent.fill(secretField(), 'correct-horse');
    backEnd.refusals.push(() => new Response(null, { status: 401 }));
    await button('Save').click();
    await expect.element(said('Contractors was changed.')).toBeVisible();
    expect(backEnd.writes.map(([, , , body]) => (body as { clientSecret: string }).clientSecret)).toEqual([
      'correct-horse',
      'correct-horse',
    ]);
  });
});

describe('behind the dialog to sign in again, the form stays as it is', () => {
  /** Another call has told the page already that nobody is signed in. */
  const endSession = () =>
    backEnd.refusals.push(async () => {
      await backEnd.answerWith(authStateOf());
      return new Response(null, { status: 401 });
    });
  const clientField = () => page.getByRole('textbox', { name: 'Client ID' });
  async function expectTyped(): Promise<void> {
    await expect.element(clientField()).toHaveValue('mine');
    await expect.element(secretField()).toHaveValue('correct-horse');
  }
  function answerDialog(signIn: () => Promise<boolean>): void {
    const listener = (event: Event) => {
      event.preventDefault();
      (event as CustomEvent).detail.result = signIn().then((signedIn) => ({ signedIn }));
    };
    document.addEventListener('travel-sign-in-requested', listener, { once: true });
  }
  async function signInAgain(): Promise<boolean> {
    await expectTyped();
    await backEnd.answerWith(ADMIN);
    await expectTyped();
    return true;
  }
  async function type(): Promise<void> {
    await mount();
    await button('Change Contractors').click();
    await userEvent.fill(clientField(), 'mine');
    await userEvent.fill(secretField(), 'correct-horse');
    endSession();
  }

  test('until the visitor has signed in', async () => {
    await type();
    answerDialog(signInAgain);
    await button('Save').click();
    await expect.element(said('Contractors was changed.')).toBeVisible();
    expect(backEnd.writes.map(([, , , body]) => body)).toEqual(
      Array(2).fill(expect.objectContaining({ clientId: 'mine', clientSecret: 'correct-horse' })),
    );
  });

  test('and nothing of it is sent for somebody else, or shown to them', async () => {
    expectConsole(/COMPANY_FAILED/, 2);
    backEnd.auth = HANA;
    await type();
    answerDialog(async () => {
      backEnd.isDown = true;
      const userInfoState = { ...HANA.userInfoState, accountEmail: 'ines@other.example' };
      await backEnd.answerWith({ ...HANA, userInfoState });
      return true;
    });
    await button('Save').click();
    await expect.poll(() => page.getByText('This could not be loaded.').elements()).toHaveLength(2);
    expect(page.getByText('Contractors').elements()).toEqual([]);
    expect(backEnd.writes).toHaveLength(1);
  });

  test('after it was closed, too, and the next press asks again', async () => {
    await type();
    answerDialog(async () => false);
    const { length: before } = backEnd.reads;
    await button('Save').click();
    await expect.element(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expectTyped();
    // Nothing is asked, as the refusal would load the page again.
    await runPending();
    expect(backEnd.reads).toHaveLength(before);
    backEnd.refusals.push(() => new Response(null, { status: 401 }));
    answerDialog(signInAgain);
    await button('Save').click();
    await expect.element(said('Contractors was changed.')).toBeVisible();
  });
});

describe('switching', () => {
  const tried = (lastTry: Partial<NonNullable<typeof STAFF.lastTry>>) => ({
    ...CONTRACTORS,
    lastTry: { ...(STAFF.lastTry as NonNullable<typeof STAFF.lastTry>), ...lastTry },
  });

  test('API-107 BIZ-115 an entry that was tried is switched on and off at once, and the focus stays', async () => {
    backEnd.entries = [STAFF, tried({})];
    await mount();
    await toggle('Contractors').click();
    await expect.element(said('Contractors is ready.')).toBeVisible();
    await expect.element(toggle('Contractors')).toBeChecked();
    expect(hasFocus(toggle('Contractors').element())).toBe(true);
    await toggle('Contractors').click();
    await expect.element(said('Contractors is not ready.')).toBeVisible();
    expect(sent()).toEqual([
      ['POST', toggled(CONTRACTORS.id, true), '"sso-1"'],
      ['POST', toggled(CONTRACTORS.id, false), '"sso-2"'],
    ]);
  });

  test.each([
    ['was never tried', CONTRACTORS, 'Nobody has tried it yet.'],
    ['was changed since', tried({ isCurrent: false }), 'It has been changed since the last try.'],
    ['failed', tried({ result: 'FAILED', reason: 'OTHER' }), 'The last try has failed.'],
    ['is still being tried', tried({ result: 'STARTED' }), 'The last try has not ended yet; it may not work.'],
  ])('an entry that %s is switched on after a warning alone', async (_which, entry, warning) => {
    backEnd.entries = [STAFF, entry];
    await mount();
    await toggle('Contractors').click();
    await expect.element(question().getByText(warning)).toBeVisible();
    await answer('Cancel').click();
    await expect.element(toggle('Contractors')).not.toBeChecked();
    expect(backEnd.writes).toEqual([]);
    await toggle('Contractors').click();
    await answer('Switch on').click();
    await expect.element(toggle('Contractors')).toBeChecked();
    expect(sent()).toEqual([['POST', toggled(CONTRACTORS.id, true), '"sso-1"']]);
  });

  test('the last active entry is switched off after a warning', async () => {
    await mount();
    await toggle('Northwind staff').click();
    await expect.element(question().getByText(/the last one that is ready/)).toBeVisible();
    expect(backEnd.writes).toEqual([]);
    await answer('Switch off').click();
    await expect.element(toggle('Northwind staff')).not.toBeChecked();
  });

  test('where somebody has changed another entry meanwhile, it is done for the new version', async () => {
    backEnd.entries = [STAFF, tried({})];
    await mount();
    await expect.element(toggle('Contractors')).toBeVisible();
    backEnd.changeEntries([{ ...STAFF, name: 'Employees' }, tried({})]);
    await toggle('Contractors').click();
    await expect.element(said('Contractors is ready.')).toBeVisible();
    expect(sent().map(([, , etag]) => etag)).toEqual(['"sso-1"', '"sso-2"']);
  });

  test.each([false, true])(
    'where somebody has changed the same entry meanwhile, it is shown as it is, and nothing is done (proxy: %s)',
    async (losesVersions) => {
      backEnd.losesVersions = losesVersions;
      backEnd.entries = [STAFF, tried({})];
      await mount();
      await expect.element(toggle('Contractors')).toBeVisible();
      backEnd.changeEntries([STAFF, { ...tried({}), clientId: 'theirs' }]);
      await toggle('Contractors').click();
      await expect.element(said(/Someone else has changed the identity providers in the meantime/)).toBeVisible();
      await expect.element(card('Contractors').getByText('theirs')).toBeVisible();
      await expect.element(toggle('Contractors')).not.toBeChecked();
      // With a version the back end refuses it; without one nothing is sent.
      expect(backEnd.writes).toHaveLength(losesVersions ? 0 : 1);
    },
  );

  test('an entry that has become the last active one meanwhile is not switched off without the warning', async () => {
    backEnd.entries = [STAFF, { ...tried({}), active: true }];
    await mount();
    await expect.element(toggle('Northwind staff')).toBeVisible();
    backEnd.changeEntries([STAFF, tried({})]);
    await toggle('Northwind staff').click();
    await expect.element(said(/Someone else has changed/)).toBeVisible();
    expect(backEnd.entries[0]?.active).toBe(true);
    await toggle('Northwind staff').click();
    await expect.element(question().getByText(/last one that is ready/)).toBeVisible();
  });

  test('an entry that has gone is said to be gone', async () => {
    await mount();
    await toggle('Contractors').click();
    backEnd.changeEntries([STAFF]);
    await answer('Switch on').click();
    await expect.element(said('Someone else has deleted Contractors in the meantime.')).toBeVisible();
    await expect.element(card('Contractors')).not.toBeInTheDocument();
  });

  test('support that acts as a member reads why it may not', async () => {
    await mount();
    await toggle('Northwind staff').click();
    backEnd.refusals.push(() =>
      Response.json({ errors: [{ code: 'NOT_WHILE_ACTING', description: '' }] }, { status: 403 }),
    );
    await answer('Switch off').click();
    await expect.element(question().getByText(/Support cannot do this/)).toBeVisible();
    await expect.element(toggle('Northwind staff')).toBeChecked();
  });
});

describe('deleting', () => {
  test('API-106 BIZ-115 an entry is deleted after a question, and the focus stays in the list', async () => {
    await mount();
    await button('Delete Contractors').click();
    await expect.element(question().getByRole('heading', { name: 'Delete Contractors?' })).toBeVisible();
    await expect.element(question().getByText(/gone for good/)).toBeVisible();
    expect(backEnd.writes).toEqual([]);
    await answer('Delete').click();
    await expect.element(said('Contractors was deleted.')).toBeVisible();
    expect(sent()).toEqual([['DELETE', `sso/${CONTRACTORS.id}`, '"sso-1"']]);
    await expect.element(card('Contractors')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.localName).toBe('travel-admin-hub');
  });

  test('the last active one is deleted with one more warning', async () => {
    await mount();
    await button('Delete Northwind staff').click();
    await expect.element(question().getByText(/the last one that is ready/)).toBeVisible();
    await answer('Cancel').click();
    await button('Delete Contractors').click();
    await expect.element(question().getByText(/gone for good/)).toBeVisible();
    await expect.element(question().getByText(/last one that is ready/)).not.toBeInTheDocument();
  });

  test('one that somebody has deleted already is gone', async () => {
    await mount();
    await button('Delete Contractors').click();
    backEnd.changeEntries([STAFF]);
    await answer('Delete').click();
    await expect.element(said('Contractors was deleted.')).toBeVisible();
    expect(backEnd.writes).toHaveLength(1);
  });
});

describe('trying', () => {
  test('what was said of the entry before is gone when it is tried', async () => {
    await mount();
    await toggle('Northwind staff').click();
    await button('Switch off').click();
    await expect.element(said('Northwind staff is not ready.')).toBeVisible();
    await button('Try Northwind staff').click();
    await expect.element(page.getByRole('link', { name: 'Open the sign-in of Northwind staff' })).toBeVisible();
    expect(page.getByText('Northwind staff is not ready.').elements()).toEqual([]);
  });

  test('API-108 has a link to the sign-in, in another tab, and shows how it ended after the return', async () => {
    await mount();
    await expect.element(card('Contractors').getByText('Not tried yet.')).toBeVisible();
    await button('Try Contractors').click();
    const link = page.getByRole('link', { name: 'Open the sign-in of Contractors' });
    await expect.element(link).toHaveAttribute('href', 'https://id.northwind.example/oauth2/authorize?state=s1');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.poll(() => hasFocus(link.element())).toBe(true);
    await expect
      .element(card('Contractors').getByText(/Nobody has come back from the identity provider yet/))
      .toBeVisible();
    backEnd.tryEnds(CONTRACTORS.id, {
      ...{ triedAt: '2026-11-27T12:01:00.000Z', result: 'SUCCEEDED', reason: null, isCurrent: true },
    });
    dispatchEvent(new Event('online'));
    await expect.element(card('Contractors').getByText(/Last try on Nov 27, 2026.*: it worked\./)).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
    await expect.poll(() => hasFocus(button('Try Contractors').element())).toBe(true);
  });

  test('a try that cannot begin says so', async () => {
    await mount();
    await expect.element(button('Try Contractors')).toBeVisible();
    backEnd.isDown = true;
    await button('Try Contractors').click();
    await expect
      .element(
        card('Contractors')
          .getByRole('alert')
          .getByText(/did not work|try again/i),
      )
      .toBeVisible();
  });

  test.each([
    ['INVALID_REQUEST', /Check the client ID, and register the return address/],
    ['UNAUTHORIZED_CLIENT', /Allow the authorization code flow for this client ID/],
    ['ACCESS_DENIED', /Assign them to this application/],
    ['UNSUPPORTED_RESPONSE_TYPE', /Allow the response type “code”/],
    ['INVALID_SCOPE', /Allow the scopes openid, email and profile/],
    ['SERVER_ERROR', /had an error of its own/],
    ['TEMPORARILY_UNAVAILABLE', /overloaded or under maintenance/],
    ['INTERACTION_REQUIRED', /had to ask something/],
    ['LOGIN_REQUIRED', /Nobody was signed in at the identity provider/],
    ['ACCOUNT_SELECTION_REQUIRED', /Several accounts/],
    ['CONSENT_REQUIRED', /has not agreed yet/],
    ['NO_CODE', /led back without an answer/],
    ['WRONG_ISSUER', /Another identity provider answered/],
    ['OTHER', /a reason that is not known here/],
  ] as const)('API-108 a try that failed with %s says what to do', async (reason, text) => {
    backEnd.tryEnds(CONTRACTORS.id, {
      ...{ triedAt: '2026-11-27T12:01:00.000Z', result: 'FAILED', reason, isCurrent: true },
    });
    await mount();
    await expect.element(card('Contractors').getByText(/Last try on Nov 27, 2026.*: it failed\./)).toBeVisible();
    await expect.element(card('Contractors').getByText(text)).toBeVisible();
  });
});

test('on a narrow page nothing is wider than the page', async () => {
  await page.viewport(320, 800);
  await mount();
  await expect.element(card('Contractors')).toBeVisible();
  await button('Change Contractors').click();
  await expect.element(textbox('Issuer')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
