export { Field, FieldError, type FieldTexts, fieldIds } from './Field.tsx';
export { default as fieldSheet } from './field.shadow.css';
