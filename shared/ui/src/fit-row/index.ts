export { fitRow } from './fitRow.ts';
