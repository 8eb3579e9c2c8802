export { Field, FieldError, type FieldTexts, fieldIds, GroupLabel } from './Field.tsx';
export { default as fieldSheet } from './field.shadow.css';
export { useFormValue } from './useFormValue.ts';
