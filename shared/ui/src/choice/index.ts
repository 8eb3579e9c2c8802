export { Choice, type ChoiceProps } from './Choice.tsx';
export { default as choiceSheet } from './choice.shadow.css';
