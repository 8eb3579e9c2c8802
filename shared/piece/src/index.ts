export { apiUrl, siteUrl } from '@travel-shell/core';
export { NestedElement, type NestedElementProps } from '@travel-shell/element/nested';
export { defineLazy, type Lazy } from './defineLazy.ts';
export {
  type Addition,
  definePiece,
  type First,
  type Looks,
  type Piece,
  type PieceOptions,
  type Prepared,
} from './definePiece.ts';
export { registerPiece } from './registerPiece.ts';
export { useBeganSignedIn } from './useBeganSignedIn.ts';
export { useConfig } from './useConfig.ts';
export { type LazyPart, useLazy } from './useLazy.ts';
export { useSheets } from './useSheets.ts';
