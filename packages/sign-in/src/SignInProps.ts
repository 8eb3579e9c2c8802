import type { PieceProps } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import type { SignInPreparation } from './prepare.ts';

export type SignInProps = PieceProps<typeof contract, SignInPreparation>;
