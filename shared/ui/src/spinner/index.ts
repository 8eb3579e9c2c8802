export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { default as spinnerSheet } from './spinner.shadow.css';
