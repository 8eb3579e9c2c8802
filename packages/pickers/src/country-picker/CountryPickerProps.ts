import type { PieceProps } from '@travel-shell/element';
import type { PickerSurface } from '../Picker.tsx';
import type { PickerPreparation } from '../PickerPreparation.ts';
import type { contract } from './contract.ts';

export type CountryPickerProps = PieceProps<typeof contract, PickerPreparation>;

/** The values that the list passes to the button once loaded. */
export interface Current {
  flag: string;
  languageNativeName: string;
}

export interface ContentsProps extends CountryPickerProps {
  surface: PickerSurface;
  onKnown: (current: Current) => void;
}
