export { fieldSheet } from '../field/index.ts';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { default as textAreaSheet } from './text-area.shadow.css';
