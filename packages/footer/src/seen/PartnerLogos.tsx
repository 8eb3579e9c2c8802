import type { Brand } from '@travel-shell/core';
import type { ReactNode } from 'react';
import { useBrands } from './useBrands.ts';

/** Of a logo, in px. Source: CON-055, FTR-012, FTR-O04. */
const LOGO_HEIGHTS = { min: 20, max: 50 } as const;

const heightOf = (height: number) => Math.min(LOGO_HEIGHTS.max, Math.max(LOGO_HEIGHTS.min, height));

/** FTR-010, FTR-011. Shows the partners' names, passed as `children`, until the logos load. */
export function PartnerLogos({ brand, children }: { brand: Brand; children: ReactNode }): ReactNode {
  const partners = useBrands(brand)?.brands;
  if (!partners) return children;
  if (partners.length === 0) return null;
  return (
    <ul>
      {partners.map(({ name, title, url, logoUrl, height }) => (
        <li key={name}>
          <a href={url || undefined} data-name={name}>
            {/* The response parser replaces unsafe URLs by an empty string. */}
            {logoUrl ? <img src={logoUrl} alt={title} height={heightOf(height)} decoding="async" /> : title}
          </a>
        </li>
      ))}
    </ul>
  );
}
