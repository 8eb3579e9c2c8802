import type { AttributeValues } from '@travel-shell/element/contract';
import { definePiece } from '@travel-shell/piece';
import { lightRules } from '@travel-shell/piece/light';
import { baseSheet } from '@travel-shell/ui/base';
import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import sheet from './FormFrame.shadow.css';
import { FormFrame } from './FormFrame.tsx';
import { LIGHT_SHEETS } from './light/sheets.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { prepare } from './prepare.ts';

const view = definePiece({ contract, View: FormFrame, sheets: [baseSheet, sheet], loadMessages, prepare });

/** A sheet is a text here, or one by presentation. */
const textOf = (sheet: unknown, presentation: string): string =>
  typeof sheet === 'string' ? sheet : ((sheet as Record<string, string>)[presentation] ?? '');

/** Server entry of the traveler form. Its view there is the frame alone, as the form is beside it. */
export const piece = {
  ...view,
  Fallback,
  async prepare(values: AttributeValues<typeof contract>) {
    const { prepared, sheets } = await view.prepare(values);
    const texts = LIGHT_SHEETS.map((sheet) => textOf(sheet, prepared.presentation));
    // The form is filled from the account without a press.
    return { prepared, sheets, pageSheets: [lightRules(contract.tag, texts)], attributes: { load: 'visible' } };
  },
};
