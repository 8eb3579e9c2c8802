export type { ListboxOption } from './ListboxOption.ts';
export { ListboxPopup } from './ListboxPopup.tsx';
export { ListPopup } from './ListPopup.tsx';
export { default as listboxSheet } from './listbox.shadow.css';
export { useFormReset } from './useFormReset.ts';
export { useListboxPopup } from './useListboxPopup.ts';
export { usePlacedList } from './usePlacedList.ts';
