export { choiceSheet } from '../choice/index.ts';
export { fieldSheet } from '../field/index.ts';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
