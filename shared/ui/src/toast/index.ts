import { buttonSheet } from '../button/index.ts';
import ownSheet from './toast.shadow.css';

export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { type ToastData, type Toasts, useToasts } from './useToasts.ts';
/** Including the sheet of its button. */
export const toastSheets: readonly CSSStyleSheet[] = [buttonSheet, ownSheet];
export { ownSheet as toastSheet };
