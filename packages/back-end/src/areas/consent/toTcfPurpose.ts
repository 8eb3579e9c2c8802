import type { Schema } from '@travel-shell/contract';
import type { PurposeDeclaration } from './VendorList.ts';

/** A purpose the visitor can choose; off by default, as consent requires. */
export const optional =
  (onLegitimateInterest: number[]) =>
  (purpose: PurposeDeclaration): Schema<'TcfPurpose'> => ({
    ...purpose,
    legitimateInterest: onLegitimateInterest.includes(purpose.id),
    readOnly: false,
    defaultValue: false,
  });

/** A special purpose or a feature: shown without a choice. */
export const fixed = (purpose: PurposeDeclaration): Schema<'TcfPurpose'> => ({
  ...purpose,
  legitimateInterest: false,
  readOnly: true,
  defaultValue: true,
});
