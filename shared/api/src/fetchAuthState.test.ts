import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../scripts/testConsole.ts';
import { authStateOf } from './authStateOf.ts';
import { fetchAuthState } from './fetchAuthState.ts';
import { AUTH_STATE, configureForTest, startTestBackEnd } from './testBackEnd.ts';

describe('fetchAuthState', () => {
  it('API-023 gives the auth state as the back end sent it, newer fields included', async () => {
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
  ])('names the wrong field: "%s"', async (path, json) => {
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(fetchAuthState()).rejects.toMatchObject({
      code: 'INVALID_ANSWER',
      path,
      message: expect.stringContaining(`${path || 'the answer'} should be `),
    });
  });

  it('STA-028 STA-029 takes a booking mode it does not know for the default', async () => {
    expectConsole(/UNKNOWN_VALUE: businessState\.bookingMode was "ANY"; taken for "TRAVELER_ONLY"/);
    const json = { ...good, businessState: { ...good.businessState, bookingMode: 'ANY' } };
    await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json } });
    configureForTest({ apiBase: backEnd.origin });
    await expect(fetchAuthState()).resolves.toMatchObject({ businessState: { bookingMode: 'TRAVELER_ONLY' } });
  });
});
