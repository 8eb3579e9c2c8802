import type { AttributeValues } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import { piece as view } from './piece.ts';
import roomSheet from './room.shadow.css';

/** Server entry of the drawer. */
export const piece = {
  ...view,
  Fallback,
  async prepare(values: AttributeValues<typeof contract>, data?: unknown, opened?: string) {
    return { ...(await view.prepare(values, data, opened)), pageSheets: [roomSheet] };
  },
};
