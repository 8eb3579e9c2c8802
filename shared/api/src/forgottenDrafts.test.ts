import { formDrafts, lastSignOut } from '@travel-shell/core/formDrafts';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { stubPage } from '@travel-shell/testing/stubPage';
import { AUTH_STATE, configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAuthState } from './fetchAuthState.ts';
import { logout } from './logout.ts';

const drafts = { user: 'ada@example.com', drafts: [], at: 1 };

beforeEach(() => {
  stubPage();
  vi.stubGlobal('origin', 'https://shop.example');
  formDrafts.write(drafts);
});
afterEach(() => vi.unstubAllGlobals());

const ada = authStateOf('Ada');
const signedIn = { ...ada, userInfoState: { ...ada.userInfoState, accountEmail: 'ada@example.com' } };

it.each([
  ['keeps the drafts of whoever is signed in', signedIn, drafts],
  [
    'removes the drafts when another person is signed in',
    { ...signedIn, userInfoState: { ...ada.userInfoState, accountEmail: 'eve@example.com' } },
    undefined,
  ],
  [
    'keeps them while the session is lost, as the same person may come back',
    { ...ada, loggedInSession: false },
    drafts,
  ],
])('%s', async (_title, json, expected) => {
  await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json } });
  configureForTest({ apiBase: backEnd.origin });
  await fetchAuthState();
  expect(formDrafts.read()).toEqual(expected);
});

it('removes all drafts at sign-out, and tells other tabs when that was', async () => {
  const json = { status: 0, formToken: 'y'.repeat(20) };
  await using backEnd = await startTestBackEnd({ 'POST /k/run/auth/logout': { json } });
  configureForTest({ apiBase: backEnd.origin });
  const before = Date.now();
  await logout();
  expect(formDrafts.read()).toBeUndefined();
  expect(lastSignOut.read()).toBeGreaterThanOrEqual(before);
});

it('keeps them when the sign-out fails', async () => {
  await using backEnd = await startTestBackEnd({ 'POST /k/run/auth/logout': { status: 500, json: {} } });
  configureForTest({ apiBase: backEnd.origin });
  await expect(logout()).rejects.toMatchObject({ code: 'HTTP' });
  expect(formDrafts.read()).toEqual(drafts);
});
