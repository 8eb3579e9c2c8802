export { AccountButton, type AccountButtonProps } from './AccountButton.tsx';
export { AccountShell, type AccountSurface } from './AccountShell.tsx';
export { default as accountButtonSheet } from './account-button.shadow.css';
