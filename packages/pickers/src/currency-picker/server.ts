import { prepare } from '../prepareLooks.ts';
import { CurrencyPicker } from './CurrencyPicker.tsx';
import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';

/** What a server needs to render the currency picker. */
export const piece = { contract, View: CurrencyPicker, prepare, Fallback };
