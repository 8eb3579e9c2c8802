import { definePicker } from '../definePicker.ts';
import { CurrencyPicker, lazyCurrencies } from './CurrencyPicker.tsx';
import { contract } from './contract.ts';

export const piece = definePicker(contract, CurrencyPicker, lazyCurrencies);
