export type { ListboxOption } from './ListboxOption.ts';
export { ListboxPopup } from './ListboxPopup.tsx';
export { default as listboxSheet } from './listbox.shadow.css';
export { useListboxPopup } from './useListboxPopup.ts';
