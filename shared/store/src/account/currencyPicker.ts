import { call } from '@travel-shell/api';
import { reload } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { getCurrencyPicker } from '@travel-shell/contract/calls/getCurrencyPicker';
import { setCurrency } from '@travel-shell/contract/calls/setCurrency';
import { logFailure } from '@travel-shell/core';
import { setCookie } from '@travel-shell/core/cookies';
import { CURRENCY_CHOSEN } from '@travel-shell/core/hasCookie';
import { defineEntity, defineState, type EntityStatus, publish, type State } from '@travel-shell/store';
import { type Atom, atom } from 'jotai/vanilla';
import { loadFailure } from '../loadFailure.ts';

type Lists = Schema<'CurrencyPickerState'>;

/** PIC-046, with the lists once loaded. */
export type CurrencyPicker =
  | { readonly loadState: 'notLoaded' | 'loading' | 'error' }
  | ({ readonly loadState: 'loaded' } & Lists);

const NOT_LOADED: CurrencyPicker = Object.freeze({ loadState: 'notLoaded' });
const LOADING: CurrencyPicker = Object.freeze({ loadState: 'loading' });
const FAILED: CurrencyPicker = Object.freeze({ loadState: 'error' });

interface OnPage {
  atom: Atom<CurrencyPicker>;
  refresh(): Promise<void>;
}

const known = new Map<string, State<CurrencyPicker, OnPage>>();

/** The currencies, named in a locale's language, and the one in use. Loads once, on first use (PIC-047). STA-050. */
export function currencyPicker(locale: string): State<CurrencyPicker, OnPage> {
  const picker = known.get(locale) ?? define(`currencyPicker(${locale})`, locale);
  known.set(locale, picker);
  return picker;
}

const define = (name: string, locale: string) =>
  defineState<CurrencyPicker, OnPage>(name, NOT_LOADED, (store) => {
    const isAsked = atom(false);
    const lists = defineEntity<Lists>(`${name}.lists`, {
      load(signal) {
        store.set(isAsked, true);
        return call(getCurrencyPicker, { query: { locale }, signal });
      },
      // The current currency may be stored with the account.
      personal: true,
      failure: loadFailure('STATE_FAILED', 'The list of currencies'),
    }).onPage();
    return {
      atom: atom((get) => toPicker(get(lists.atom), get(isAsked))),
      refresh: lists.refresh,
    };
  });

function toPicker(status: EntityStatus<Lists>, isAsked: boolean): CurrencyPicker {
  if (status.data) return Object.freeze({ loadState: 'loaded', ...status.data });
  if (status.status === 'failed') return FAILED;
  return isAsked ? LOADING : NOT_LOADED;
}

/**
 * Chooses a currency, for the account where `store` says so (PIC-052), tells the page and reloads it (PIC-056).
 * False when it could not be stored, which is only logged (ERR-049).
 */
export async function chooseCurrency(
  choice: Schema<'CurrencyChoice'>,
  previous: string | null = null,
): Promise<boolean> {
  try {
    await call(setCurrency, { json: choice });
  } catch (cause) {
    logFailure({ code: 'CURRENCY_FAILED', message: `The currency ${choice.currencyCode} could not be stored.`, cause });
    return false;
  }
  const { currencyCode, store } = choice;
  // Who has an account is known by the signed-in cookie.
  if (!store) rememberChoosing();
  publish('currency-changed', { currencyCode, previous });
  publish('track', {
    piece: 'currency-picker',
    part: 'currency',
    action: 'select',
    label: currencyCode,
    data: { selectedCode: currencyCode, previousCode: previous },
  });
  reload('currency-changed');
  return true;
}

/** The pages to come load React by themselves, to show the choice in place of their fragment's currency. */
function rememberChoosing(): void {
  try {
    setCookie(`${CURRENCY_CHOSEN}=1;path=/;samesite=lax`);
  } catch {
    // An opaque origin, such as a sandboxed frame, has no cookies.
  }
}
