export { fieldSheet } from '../field/index.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { default as passwordFieldSheet } from './password-field.shadow.css';
