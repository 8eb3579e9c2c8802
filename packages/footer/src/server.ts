import type { AttributeValues } from '@travel-shell/element/contract';
import { type FooterParts, footerOf } from '@travel-shell/store/account';
import { loadBrand } from '@travel-shell/tokens';
import type { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import linksSheet from './links.shadow.css';
import { piece as view } from './piece.ts';
import { sectionsOf } from './sectionsOf.ts';

export type { FooterParts };

/** Server entry of the footer. `data` is the response of the footer's providers (API-024 to API-026), D-17. */
export const piece = {
  ...view,
  Fallback,
  async prepare(values: AttributeValues<typeof contract>, data?: FooterParts) {
    // Without data it shows none. A server that renders ahead, such as Next's, must not read the clock.
    const year = data ? values.year : (values.year ?? 0);
    const { prepared, sheets } = await view.prepare({ ...values, year });
    const brandData = prepared.own?.brandData ?? (await loadBrand(prepared.brand));
    const sections = data ? sectionsOf(footerOf(data), { ...values, ...prepared, brandData }) : {};
    // Logos and icons load when the footer is visible, so the loader must not wait for intent (FTR-003). Without data
    // there is nothing to intend to use: the browser fetches the links.
    const attributes = !data || sections.partners || sections.social ? { load: 'visible' } : {};
    return { prepared: { ...prepared, sections }, sheets, attributes, pageSheets: [linksSheet] };
  },
};
