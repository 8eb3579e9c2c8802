export { fieldSheet } from '../field/index.ts';
export { type ListboxOption, listboxSheet } from '../listbox/index.ts';
export { Combobox, type ComboboxProps } from './Combobox.tsx';
export { default as comboboxSheet } from './combobox.shadow.css';
