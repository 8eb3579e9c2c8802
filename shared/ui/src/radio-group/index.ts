export { choiceSheet } from '../choice/index.ts';
export { fieldSheet } from '../field/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
export { default as radioGroupSheet } from './radio-group.shadow.css';
