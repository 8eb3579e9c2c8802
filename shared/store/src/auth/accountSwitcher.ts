import { callAuthForm } from '@travel-shell/api';
import { redirect } from '@travel-shell/api/navigate';
import type { AccountSwitcherItem, AuthState } from '@travel-shell/contract';
import { addAccount } from '@travel-shell/contract/calls/addAccount';
import { switchAccount } from '@travel-shell/contract/calls/switchAccount';
import { logFailure } from '@travel-shell/core';
import {
  applyAuthResponse,
  authState,
  defineState,
  getShellStore,
  returnAddress,
  type State,
  siteUrl,
} from '@travel-shell/store';
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla';

/** STA-037. */
export type SwitcherOptionState = 'unselected' | 'selected' | 'loading';

export interface SwitcherOption {
  readonly item: AccountSwitcherItem;
  readonly state: SwitcherOptionState;
}

interface OnPage {
  atom: Atom<readonly SwitcherOption[]>;
  /** The `tokenId` of the pending switch. */
  loading: PrimitiveAtom<string | null>;
}

/** The accounts of this browser's session with their status, the current one first. STA-008, STA-036, STA-037. */
export const accountSwitcher: State<readonly SwitcherOption[], OnPage> = defineState<readonly SwitcherOption[], OnPage>(
  'accountSwitcher',
  [],
  () => {
    const loading = atom<string | null>(null);
    const options = atom((get): readonly SwitcherOption[] => {
      const auth = get(authState.onPage().atom);
      if (auth.status !== 'signedIn') return [];
      const target = get(loading);
      const current = currentItem(auth.state);
      const stateOf = (item: AccountSwitcherItem): SwitcherOptionState => {
        if (item === current) return 'selected';
        return item.tokenId === target ? 'loading' : 'unselected';
      };
      return auth.state.accountSwitcherItems
        .toSorted((a, b) => Number(b === current) - Number(a === current))
        .map((item) => ({ item, state: stateOf(item) }));
    });
    return { atom: options, loading };
  },
);

/** The one with the current e-mail address; if two match, the one in the current mode. */
function currentItem({ accountSwitcherItems, userInfoState, businessState }: AuthState) {
  const email = userInfoState.accountEmail?.toLowerCase();
  const own = accountSwitcherItems.filter(({ userEmail }) => userEmail.toLowerCase() === email);
  return own.find(({ businessMode }) => businessMode === businessState.businessMode) ?? own[0];
}

/**
 * Switches to another account of the session (SIG-054), then navigates to the URL from the back end, with `redir` as
 * return address (SIG-055). Ignores the current account (ACC-029) and calls during a pending switch.
 * False after a failure, which is logged (ERR-043); the option is unselected again.
 */
export async function switchToAccount(tokenId: string, business?: boolean): Promise<boolean> {
  const { store } = getShellStore();
  const { loading } = accountSwitcher.onPage();
  const option = accountSwitcher.get().find(({ item }) => item.tokenId === tokenId);
  if (store.get(loading) !== null || option?.state === 'selected') return true;
  store.set(loading, tokenId);
  try {
    const query = { tokenId, ...(business !== undefined && { business }) };
    const answer = await callAuthForm(switchAccount, { query, form: {} });
    await applyAuthResponse(answer);
    redirect(withRedir(answer.businessRedirectUrl ?? '/'), 'account-switched');
    return true;
  } catch (cause) {
    logFailure({
      code: 'ACCOUNT_FAILED',
      message: 'The account could not be switched. Keeping the current one.',
      cause,
    });
    return false;
  } finally {
    store.set(loading, null);
  }
}

/**
 * Starts adding an account (SIG-056): the next sign-in joins the session. Returns the sign-in page with a return
 * address, for callers without a dialog of their own. Null after a failure, which is logged (ERR-043).
 */
export async function startAddingAccount(): Promise<string | null> {
  try {
    const { loginRedirectUrl = '/login' } = await callAuthForm(addAccount, { form: {} });
    return withRedir(loginRedirectUrl);
  } catch (cause) {
    logFailure({ code: 'ACCOUNT_FAILED', message: 'Adding an account could not be started.', cause });
    return null;
  }
}

/** The address with `redir` of this page (RTE-O04). */
function withRedir(to: string): string {
  const url = new URL(siteUrl(to), location.href);
  url.searchParams.set('redir', returnAddress());
  return url.href;
}
