import { registerPiece } from '@travel-shell/piece';
import { piece } from './piece.ts';

registerPiece(piece);
