export { fieldSheet } from '../field/index.ts';
export { type CodeFieldProps, CountryField, CurrencyField } from './CodeFields.tsx';
