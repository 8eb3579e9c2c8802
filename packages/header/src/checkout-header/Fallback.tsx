import type { ReactNode } from 'react';
import type { CheckoutHeaderProps } from './CheckoutHeader.tsx';

/** A link home as light DOM, which shows where the view cannot be shown. */
export function Fallback({ prepared }: Pick<CheckoutHeaderProps, 'prepared'>): ReactNode {
  const { brand } = prepared;
  return (
    <a slot="fallback" href={brand.links.home}>
      {brand.name}
    </a>
  );
}
