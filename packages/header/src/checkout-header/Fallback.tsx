import type { ReactNode } from 'react';
import type { CheckoutHeaderProps } from './CheckoutHeader.tsx';

/** A link home as light DOM, shown if the view cannot render. */
export function Fallback({ prepared }: Pick<CheckoutHeaderProps, 'prepared'>): ReactNode {
  const { brandData: brand } = prepared;
  return (
    <a slot="fallback" href={brand.links.home}>
      {brand.name}
    </a>
  );
}
