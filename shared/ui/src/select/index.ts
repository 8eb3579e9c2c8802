export { fieldSheet } from '../field/index.ts';
export { type ListboxOption, listboxSheet } from '../listbox/index.ts';
export { Select, type SelectProps } from './Select.tsx';
export { default as selectSheet } from './select.shadow.css';
