export { fieldSheet } from '../field/index.ts';
export { DIALLING_CODES, splitNumber } from './diallingCodes.ts';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { default as phoneFieldSheet } from './phone-field.shadow.css';
