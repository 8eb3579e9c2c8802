import type { PieceProps } from '@travel-shell/element';
import type { PickerPreparation } from '../prepareLooks.ts';
import type { contract } from './contract.ts';

export type CurrencyPickerProps = PieceProps<typeof contract, PickerPreparation>;
