export { fieldSheet } from '../field/index.ts';
export { byTitle, type CodeFieldProps, CountryField, CurrencyField } from './CodeFields.tsx';
export { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';
