import type { ReactNode } from 'react';
import type { PickerPreparation } from '../prepareLooks.ts';
import type { CurrencyPickerProps } from './CurrencyPickerProps.ts';

interface FallbackProps {
  prepared: PickerPreparation;
  values: Pick<CurrencyPickerProps, 'pageUrl'>;
}

/** A choice needs script or a page of its own; currencies are no addresses (crawlers would find each page many times). */
export function Fallback({ prepared, values }: FallbackProps): ReactNode {
  if (!values.pageUrl) return null;
  return (
    <a slot="fallback" href={values.pageUrl} rel="nofollow">
      {prepared.messages.currencyTitle}
    </a>
  );
}
