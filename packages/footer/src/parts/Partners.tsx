import type { Schema } from '@travel-shell/contract';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

/** Of a logo, in px. Source: CON-055, FTR-012, FTR-O04. */
const LOGO_HEIGHTS = { min: 20, max: 50 } as const;

const heightOf = (height: number) => Math.min(LOGO_HEIGHTS.max, Math.max(LOGO_HEIGHTS.min, height));

interface PartnersProps {
  messages: Messages;
  brands: Schema<'FooterBrandsState'> | undefined;
  isPending: boolean;
  /** Their names, for as long as there are no logos. */
  children: ReactNode;
}

/** FTR-010, FTR-011. Cells have one size, so that nothing moves when logos take the place of names. */
export function Partners({ messages, brands, isPending, children }: PartnersProps): ReactNode {
  if (brands && brands.brands.length === 0) return null;
  return (
    <section
      className="partners"
      part="partners"
      aria-label={messages.partners}
      data-section="partners"
      data-pending={isPending || undefined}
    >
      {brands
        ? brands.brands.map(({ name, title, url, logoUrl, height }) => (
            <a key={name} href={url} data-name={name}>
              <img src={logoUrl} alt={title} height={heightOf(height)} decoding="async" />
            </a>
          ))
        : children}
    </section>
  );
}
