import type { AttributeValues, PieceProps } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import type { HeaderPreparation } from './prepare.ts';

export type HeaderValues = AttributeValues<typeof contract>;
export type HeaderProps = PieceProps<typeof contract, HeaderPreparation>;
export type HeaderHandle = HeaderProps['element'];
