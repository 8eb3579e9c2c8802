export { fieldSheet } from '../field/index.ts';
export { ageOn } from './ageOn.ts';
export { DateFields, type DateFieldsProps } from './DateFields.tsx';
export { default as dateFieldsSheet } from './date-fields.shadow.css';
