import type { AttributeValues } from '@travel-shell/element/contract';
import { type FooterParts, footerOf } from '@travel-shell/store/account';
import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import { Footer } from './Footer.tsx';
import linksSheet from './links.shadow.css';
import { prepare } from './prepare.ts';
import { sectionsOf } from './sectionsOf.ts';

export type { FooterParts };

/** What a server needs to render the footer. `data` is what the footer's providers answer (API-024 to API-026), D-17. */
export const piece = {
  contract,
  View: Footer,
  Fallback,
  async prepare(values: AttributeValues<typeof contract>, data?: FooterParts) {
    const { prepared, sheets } = await prepare(values);
    const sections = data ? sectionsOf(footerOf(data), { ...prepared, managePrivacy: values.managePrivacy }) : {};
    // Logos and icons come when the footer is seen, so the loader may not wait for intent (FTR-003).
    const attributes = sections.partners || sections.social ? { load: 'visible' } : {};
    return { prepared: { ...prepared, sections }, sheets, attributes, pageSheets: [linksSheet] };
  },
};
