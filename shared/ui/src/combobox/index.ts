export { buttonSheet } from '../button/index.ts';
export { fieldSheet } from '../field/index.ts';
export { listboxSheet } from '../listbox/index.ts';
export { spinnerSheet } from '../spinner/index.ts';
export { activate, activeIn, nextOption, optionsIn } from './activeOption.ts';
export { Combobox, type ComboboxProps, type ComboboxTexts } from './Combobox.tsx';
export type { ComboboxOption } from './ComboboxOption.ts';
export { default as comboboxSheet } from './combobox.shadow.css';
export { useSearchInput } from './useSearchInput.ts';
