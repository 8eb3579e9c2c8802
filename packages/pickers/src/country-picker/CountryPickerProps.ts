import type { PieceProps } from '@travel-shell/element';
import type { PickerPreparation } from '../prepareLooks.ts';
import type { contract } from './contract.ts';

export type CountryPickerProps = PieceProps<typeof contract, PickerPreparation>;
