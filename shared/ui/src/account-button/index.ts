export { AccountButton, type AccountButtonProps } from './AccountButton.tsx';
export { default as accountButtonSheet } from './account-button.shadow.css';
