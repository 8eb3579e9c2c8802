import { LOCALES } from '@travel-shell/core';
import type { AuthStatus, JotaiStore, ShellStore } from '@travel-shell/store';
import { STORE_KEY } from '@travel-shell/store/storeKey';
import type { Row } from './Section.ts';

/** Entities of which only the status is shown: what they hold is about a person, or long. */
const ENTITIES = ['currentIdentity', 'businessAccount', 'trips', 'preferredTraveler', 'cookieConsent', 'tcfConsent'];

/** The page's store as plain values, none of a person. It stays as it is: what nobody has needed is not made. */
export function readStore(): Row[] {
  const shared = (globalThis as { [STORE_KEY]?: ShellStore })[STORE_KEY];
  if (!shared) return [{ name: 'store', value: 'not there: nothing needed it so far' }];
  const rows: Row[] = [{ name: 'store', value: `${shared.version}, protocol ${shared.protocol}` }];
  const add = (name: string, value: unknown) => rows.push({ name, value: textOf(value) });

  const auth = peek<AuthStatus>(shared, 'auth');
  add('auth', auth?.status ?? 'not there');
  if (auth && 'state' in auth && auth.state) {
    const { newUser, unconfirmedAccount, allowSignIn, accountSwitcherItems, businessState } = auth.state;
    add('sign-in offered', allowSignIn);
    add('new / unconfirmed', `${textOf(newUser)} / ${textOf(unconfirmedAccount)}`);
    add('accounts in this session', accountSwitcherItems.length);
    add('business mode', businessState.businessMode);
    add('business profile', businessState.businessProfile);
    add('books for another', businessState.currentlyBookingForOther);
    add('permissions', businessState.permissions);
    add('features', businessState.features);
  }
  const currency = LOCALES.map((locale) =>
    peek<{ current?: { currencyCode: string } }>(shared, `currencyPicker(${locale})`),
  );
  add('currency', currency.find((each) => each?.current)?.current?.currencyCode ?? 'not loaded');
  for (const name of ['online', 'cookiesDisabled']) add(name, peek(shared, name));
  for (const name of ENTITIES) add(name, peek<{ status: string }>(shared, name)?.status ?? 'not there');
  return rows;
}

/** The value of a state that the page has made. */
function peek<T>({ once, store }: ShellStore, name: string): T | undefined {
  try {
    // A state that throws is not kept.
    const { atom } = once<{ atom: Parameters<JotaiStore['get']>[0] }>(name, () => {
      throw undefined;
    });
    return store.get(atom) as T;
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ') || 'none';
  return String(value ?? 'not there');
}
