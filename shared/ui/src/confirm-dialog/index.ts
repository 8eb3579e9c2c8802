import { buttonSheet } from '../button/index.ts';
import { dialogSheet } from '../dialog/index.ts';
import ownSheet from './confirm-dialog.shadow.css';

export { ConfirmDialog, type ConfirmDialogProps, type ConfirmState } from './ConfirmDialog.tsx';
/** Including the sheets of its parts. */
export const confirmDialogSheets: readonly CSSStyleSheet[] = [buttonSheet, dialogSheet, ownSheet];
export { ownSheet as confirmDialogSheet };
