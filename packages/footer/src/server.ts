import type { FooterParts } from '@travel-shell/store/account';
import { contract } from './contract.ts';
import { Fallback } from './Fallback.tsx';
import { Footer } from './Footer.tsx';
import { prepare } from './prepare.ts';

export type { FooterParts };

/** What a server needs to render the footer. `data` is what the footer's providers answer (API-024 to API-026). */
export const piece = {
  contract,
  View: Footer,
  Fallback,
  async prepare(values: Parameters<typeof prepare>[0], data?: FooterParts) {
    const preparation = await prepare(values, data);
    const { partners, social } = preparation.prepared.sections;
    // Logos and icons come when the footer is seen, so the loader may not wait for intent (FTR-003).
    return { ...preparation, attributes: partners || social ? { load: 'visible' } : {} };
  },
};
