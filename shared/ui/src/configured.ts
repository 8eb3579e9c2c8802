/**
 * The settings of the primitives that a page may configure. Read when they are used, because a page may configure late.
 */
import { getConfig } from '@travel-shell/core';
import { MOTION } from '@travel-shell/tokens';
import { DIALOG_WIDTHS, PICTURE_SIZE } from './constants.ts';

export type DialogWidth = keyof typeof DIALOG_WIDTHS;

/** A length that grows with the visitor's text. */
const inText = (px: number): string => `${px / 16}em`;

/** Maximum width of a dialog, for CSS. */
export function dialogWidth(width: DialogWidth | number): string {
  if (typeof width === 'number') return inText(width);
  const configured = getConfig().dialogWidths?.[width] ?? DIALOG_WIDTHS[width];
  return configured.endsWith('%') ? configured : inText(Number.parseInt(configured, 10));
}

/** How long what closes by itself stays, in ms. Source: CON-004, CON-011. */
export const autoCloseDelay = (): number => getConfig().autoCloseMs ?? MOTION.autoDismiss;

/** Width of pictures, in CSS px and for CSS. */
export function pictureSize(): { px: number; css: string } {
  const px = getConfig().pictureSize ?? PICTURE_SIZE;
  return { px, css: inText(px) };
}
