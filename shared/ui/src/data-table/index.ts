export { buttonSheet } from '../button/index.ts';
export { type Column, DataTable, type DataTableProps, type DataTableTexts, type TablePage } from './DataTable.tsx';
export { default as dataTableSheet } from './data-table.shadow.css';
