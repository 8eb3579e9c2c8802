import type { AttributeValues } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import { piece as view } from './piece.ts';

/** Server entry of the header. */
export const piece = {
  ...view,
  Fallback,
  async prepare(values: AttributeValues<typeof contract>) {
    const prepared = await view.prepare(values);
    // These do something although the visitor does nothing, so the loader must not wait for intent.
    const isActive = values.confetti || values.adBanners || values.smartBanner;
    return { ...prepared, ...(isActive && { attributes: { load: 'idle' } }) };
  },
};
