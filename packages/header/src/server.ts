import type { AttributeValues } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import { fitRules } from './fitRules.ts';
import { fittedOf } from './fittedOf.ts';
import { piece as view } from './piece.ts';
import { SERVED } from './servedHeader.ts';
import { servedType } from './servedType.ts';

/** Server entry of the header. */
export const piece = {
  ...view,
  Fallback,
  async prepare(values: AttributeValues<typeof contract>) {
    const { prepared, sheets } = await view.prepare(values);
    const type = servedType(sheets[0] as unknown as string, prepared.brandData.navigationScale);
    const rules = fitRules(SERVED, fittedOf(values, prepared), type);
    // These do something although the visitor does nothing, so the loader must not wait for intent.
    const isActive = values.confetti || values.snow || values.adBanners || values.smartBanner;
    return { prepared, sheets: [...sheets, rules], ...(isActive && { attributes: { load: 'idle' } }) };
  },
};
