import { defineElement } from '@travel-shell/element';
import { piece } from './piece.ts';

defineElement(piece.contract, piece.View, piece);
