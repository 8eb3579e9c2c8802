import { authStateOf } from '@travel-shell/testing/authStateOf';
import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { AUTH_STATE, configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The options: `ada+` is in business mode, a star marks the current one. */
async function optionsFor(accountEmail: string | null, businessMode: boolean, names: readonly string[]) {
  stubPage();
  const state = authStateOf('Ada');
  const json = {
    ...state,
    userInfoState: { ...state.userInfoState, accountEmail },
    businessState: { ...state.businessState, businessMode },
    accountSwitcherItems: names.map((name) => ({
      userEmail: `${name.replace('+', '')}@example.com`,
      businessMode: name.endsWith('+'),
      tokenId: name,
      accountName: name,
      userImgUrl: null,
    })),
  };
  await using backEnd = await startTestBackEnd({ [AUTH_STATE]: { json } });
  configureForTest({ apiBase: backEnd.origin });
  const { refreshAuth } = await freshStore();
  const { accountSwitcher } = await import('./accountSwitcher.ts');
  await refreshAuth();
  return accountSwitcher.get().map(({ item, state: of }) => item.tokenId + (of === 'selected' ? ' *' : ''));
}

it.each([
  ['listed first', 'ada@example.com', false, ['ada', 'bo'], ['ada *', 'bo']],
  ['listed last', 'ada@example.com', false, ['bo', 'cy', 'ada'], ['ada *', 'bo', 'cy']],
  ['spelled with other letters', 'Ada@Example.com', false, ['bo', 'ada'], ['ada *', 'bo']],
  ['there in both modes', 'ada@example.com', true, ['bo', 'ada', 'ada+'], ['ada+ *', 'bo', 'ada']],
  ['there in the other mode only', 'ada@example.com', true, ['bo+', 'ada'], ['ada *', 'bo+']],
  ['not there', 'ada@example.com', false, ['bo', 'cy'], ['bo', 'cy']],
  ['without an address', null, false, ['bo', 'cy'], ['bo', 'cy']],
] as const)('ACC-032 the current account is found by its address: %s', async (_, email, business, names, expected) => {
  expect(await optionsFor(email, business, names)).toEqual(expected);
});
