export { Progress, type ProgressProps } from './Progress.tsx';
export { default as progressSheet } from './progress.shadow.css';
