import type { PieceProps } from '@travel-shell/element';
import type { PickerSurface } from '../Picker.tsx';
import type { PickerPreparation } from '../PickerPreparation.ts';
import type { contract } from './contract.ts';

export type CurrencyPickerProps = PieceProps<typeof contract, PickerPreparation>;

/** The values that the list passes to the button once loaded. */
export interface Current {
  code: string;
  symbol: string;
}

export interface ContentsProps extends CurrencyPickerProps {
  surface: PickerSurface;
  onKnown: (current: Current | undefined) => void;
  onBusy: (isBusy: boolean) => void;
}
