import { addAccount, switchAccount } from '@travel-shell/api/auth';
import { redirect } from '@travel-shell/api/navigate';
import { type AccountSwitcherItem, logFailure } from '@travel-shell/contract';
import { applyAuthResponse, authState, defineState, getShellStore, type State } from '@travel-shell/store';
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla';

/** STA-037. */
export type SwitcherOptionState = 'unselected' | 'selected' | 'loading';

export interface SwitcherOption {
  readonly item: AccountSwitcherItem;
  readonly state: SwitcherOptionState;
}

interface OnPage {
  atom: Atom<readonly SwitcherOption[]>;
  /** The `tokenId` that is being switched to. */
  loading: PrimitiveAtom<string | null>;
}

/** The accounts of this browser's session and how each stands, the current one first. STA-008, STA-036, STA-037. */
export const accountSwitcher: State<readonly SwitcherOption[], OnPage> = defineState<readonly SwitcherOption[], OnPage>(
  'accountSwitcher',
  [],
  () => {
    const loading = atom<string | null>(null);
    const options = atom((get): readonly SwitcherOption[] => {
      const auth = get(authState.onPage().atom);
      if (auth.status !== 'signedIn') return [];
      const target = get(loading);
      return auth.state.accountSwitcherItems.map((item, i) => ({ item, state: stateOf(i, item.tokenId === target) }));
    });
    return { atom: options, loading };
  },
);

function stateOf(index: number, isTarget: boolean): SwitcherOptionState {
  if (index === 0) return 'selected';
  return isTarget ? 'loading' : 'unselected';
}

/**
 * Goes on as another account of the session (SIG-054), then to where the back end says, with `redir` for the way back
 * to this page (SIG-055). The current account is not switched to (ACC-029), nor is there more than one switch at a
 * time. Never rejects: a failure is logged (ERR-043) and the option is unselected again.
 */
export async function switchToAccount(tokenId: string, business?: boolean): Promise<void> {
  const { store } = getShellStore();
  const { loading } = accountSwitcher.onPage();
  const option = accountSwitcher.get().find(({ item }) => item.tokenId === tokenId);
  if (store.get(loading) !== null || option?.state === 'selected') return;
  store.set(loading, tokenId);
  try {
    const answer = await switchAccount(tokenId, business);
    await applyAuthResponse(answer);
    redirect(withRedir(answer.businessRedirectUrl ?? '/'), 'account-switched');
  } catch (cause) {
    logFailure({ code: 'ACCOUNT_FAILED', message: 'The account could not be switched, so it stays as it is.', cause });
  } finally {
    store.set(loading, null);
  }
}

/**
 * Starts adding an account (SIG-056): the next sign-in joins the session. Gives the page to sign in on, with the way
 * back, for a caller without a dialog of its own. Null after a failure, which is logged (ERR-043).
 */
export async function startAddingAccount(): Promise<string | null> {
  try {
    const { loginRedirectUrl = '/login' } = await addAccount();
    return withRedir(loginRedirectUrl);
  } catch (cause) {
    logFailure({ code: 'ACCOUNT_FAILED', message: 'No account could be added.', cause });
    return null;
  }
}

/** The address with `redir` of the current path (RTE-O04: path and query, not the full address). */
function withRedir(to: string): string {
  const url = new URL(to, location.href);
  url.searchParams.set('redir', location.pathname + location.search);
  return url.href;
}
