import type { PieceProps } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import type { FooterPreparation } from './prepare.ts';

export type FooterProps = PieceProps<typeof contract, FooterPreparation>;
export type FooterHandle = FooterProps['element'];
