import type { ElementContract, PieceProps } from '@travel-shell/element/contract';
import { definePiece } from '@travel-shell/piece';
import { adaptiveSheet } from '@travel-shell/ui/adaptive';
import { baseSheet } from '@travel-shell/ui/base';
import type { ComponentType } from 'react';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { PickerPreparation } from './PickerPreparation.ts';
import sheet from './picker.shadow.css';

/** Shared by both pickers. */
export const definePicker = <const C extends ElementContract>(
  contract: C,
  View: ComponentType<PieceProps<C, PickerPreparation>>,
) => definePiece({ contract, View, sheets: [baseSheet, adaptiveSheet, sheet], loadMessages });
