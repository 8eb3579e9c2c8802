import { definePicker } from '../definePicker.ts';
import { CountryPicker, lazyCountries } from './CountryPicker.tsx';
import { contract } from './contract.ts';

export const piece = definePicker(contract, CountryPicker, lazyCountries);
