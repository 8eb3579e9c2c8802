import type { AttributeValues } from '@travel-shell/element/contract';
import { type FooterParts, footerOf } from '@travel-shell/store/account';
import { loadBrand } from '@travel-shell/tokens';
import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import linksSheet from './links.shadow.css';
import { piece as view } from './piece.ts';
import type { Sections } from './sections.ts';
import { sectionsOf } from './sectionsOf.ts';

export type { FooterParts };

/** Rules for the heights of its pictures: a page's `img { height: auto }` would win over the attribute. */
const heightRules = (sections: Sections) =>
  [...new Set(Object.values(sections).flatMap(({ links = [] }) => links.map(({ picture }) => picture?.height ?? 0)))]
    .filter(Boolean)
    .map((height) => `${contract.tag}>ul img[height="${height}"]{block-size:${height}px!important}`)
    .join('');

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
    // Without data there is nothing to intend to use: the browser fetches the links.
    const attributes = data ? {} : { load: 'visible' };
    return { prepared: { ...prepared, sections }, sheets, attributes, pageSheets: [linksSheet, heightRules(sections)] };
  },
};
