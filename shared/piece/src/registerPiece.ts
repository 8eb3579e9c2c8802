import { defineElement } from '@travel-shell/element';
import type { ElementContract } from '@travel-shell/element/contract';
import type { Piece } from './definePiece.ts';

/** Defines the custom element of a piece; see `defineElement` for what a second call does. */
export function registerPiece<C extends ElementContract, M, X>(piece: Piece<C, M, X>): void {
  defineElement(piece.contract, piece.View, piece);
}
