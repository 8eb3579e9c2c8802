export { Dialog, type DialogProps, type DialogShape } from './Dialog.tsx';
export { default as dialogSheet } from './dialog.shadow.css';
export type { DialogCloseReason } from './useModal.ts';
