import { apiUrl, siteUrl } from '@travel-shell/piece';
import type { ReactNode } from 'react';
import { useBrands } from './useBrands.ts';

/** Height of a logo, in px. Source: CON-055, FTR-012, FTR-O04. */
const LOGO_HEIGHTS = { min: 20, max: 50 } as const;

const heightOf = (height: number) => Math.min(LOGO_HEIGHTS.max, Math.max(LOGO_HEIGHTS.min, height));

interface PartnerLogosProps {
  brand: string;
  /** Whether the children are names, which stay without logos. */
  isOwn: boolean;
  /** The partners' names, or their empty place, until the logos load. */
  children: ReactNode;
}

/** FTR-010, FTR-011. */
export function PartnerLogos({ brand, isOwn, children }: PartnerLogosProps): ReactNode {
  const brands = useBrands(brand);
  if (!brands) return (isOwn || brands === undefined) && children;
  const partners = brands.brands;
  if (partners.length === 0) return null;
  return (
    <ul>
      {partners.map(({ name, title, url, logoUrl, height }) => (
        <li key={name}>
          <a href={siteUrl(url) || undefined} data-name={name}>
            {/* The response parser replaces unsafe URLs by an empty string. */}
            {logoUrl ? (
              <img src={apiUrl(logoUrl)} alt={title} height={heightOf(height)} loading="lazy" decoding="async" />
            ) : (
              title
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
