export { fieldSheet } from '../field/index.ts';
export { TextField, type TextFieldProps, type TextFieldType } from './TextField.tsx';
