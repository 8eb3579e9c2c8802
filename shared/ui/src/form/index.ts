export { type ErrorLink, ErrorSummary } from './ErrorSummary.tsx';
export { default as formSheet } from './form.shadow.css';
