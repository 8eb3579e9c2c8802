import { authStateOf } from '@travel-shell/testing/authStateOf';
import { AUTH_STATE, configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, it } from 'vitest';
import { fetchAuthState } from './fetchAuthState.ts';

describe('fetchAuthState', () => {
  it('API-023 returns the auth state as sent, including newer fields', async () => {
    const sent = { ...authStateOf('Ada'), addedLater: 1 };
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: sent } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(fetchAuthState()).resolves.toEqual(sent);
  });

  const good = authStateOf('Ada');
  const item = { userEmail: 'a@b.example', businessMode: false, tokenId: 't', accountName: 'A', userImgUrl: null };
  it.each<[string, unknown]>([
    ['', 'a text'],
    ['', null],
    ['', []],
    ['loggedInSession', { ...good, loggedInSession: 'true' }],
    ['surveyGroups', { ...good, surveyGroups: 'a,b' }],
    ['surveyGroups[1]', { ...good, surveyGroups: ['a', 2] }],
    ['authStateParams', { ...good, authStateParams: null }],
    ['userInfoState', { ...good, userInfoState: undefined }],
    ['userInfoState.accountName', { ...good, userInfoState: { ...good.userInfoState, accountName: { x: 1 } } }],
    ['accountSwitcherItems[1].tokenId', { ...good, accountSwitcherItems: [item, { ...item, tokenId: 7 }] }],
    [
      'businessState.companyOnboardingProgress',
      {
        ...good,
        businessState: { ...good.businessState, companyOnboardingProgress: null },
      },
    ],
  ])('names the invalid field: "%s"', async (path, json) => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(fetchAuthState()).rejects.toMatchObject({
      code: 'INVALID_ANSWER',
      path,
      message: expect.stringContaining(`${path || 'the answer'} should be `),
    });
  });

  it('STA-026 leaves out an unknown permission, and logs it', async () => {
    expectConsole(/UNKNOWN_VALUE: businessState\.permissions has "FLY"/);
    const json = { ...good, businessState: { ...good.businessState, permissions: ['FLY', 'SENIORITY'] } };
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(fetchAuthState()).resolves.toMatchObject({ businessState: { permissions: ['SENIORITY'] } });
  });

  it('STA-028 STA-029 treats an unknown booking mode as the default', async () => {
    expectConsole(/UNKNOWN_VALUE: businessState\.bookingMode was "ANY"; taken for "TRAVELER_ONLY"/);
    const json = { ...good, businessState: { ...good.businessState, bookingMode: 'ANY' } };
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(fetchAuthState()).resolves.toMatchObject({ businessState: { bookingMode: 'TRAVELER_ONLY' } });
  });
});
