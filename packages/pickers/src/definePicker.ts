import type { ElementContract, PieceProps } from '@travel-shell/element/contract';
import { type Addition, definePiece, type Lazy } from '@travel-shell/piece';
import { adaptiveSheet } from '@travel-shell/ui/adaptive';
import { baseSheet } from '@travel-shell/ui/base';
import type { ComponentType } from 'react';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { PickerPreparation } from './PickerPreparation.ts';
import sheet from './picker.shadow.css';

/** Shared by both pickers. The contents, which load on demand, are part of a first screen. */
export const definePicker = <const C extends ElementContract>(
  contract: C,
  View: ComponentType<PieceProps<C, PickerPreparation>>,
  contents: Lazy<{ SHEETS: readonly CSSStyleSheet[] }>,
) =>
  definePiece({
    contract,
    View,
    sheets: [baseSheet, adaptiveSheet, sheet],
    loadMessages,
    async prepare(_, __, first): Promise<Addition<Pick<PickerPreparation, 'current' | 'served'>>> {
      if (!first) return { prepared: {} };
      const { SHEETS } = await contents.load();
      return { prepared: { served: first.data }, sheets: SHEETS };
    },
  });
