import type { ReactNode } from 'react';
import type { PickerPreparation } from '../PickerPreparation.ts';
import type { CurrencyPickerProps } from './CurrencyPickerProps.ts';

interface FallbackProps {
  prepared: PickerPreparation;
  values: Pick<CurrencyPickerProps, 'pageUrl'>;
}

/** A choice needs script or a separate page; currencies are not links, or crawlers would find each page many times. */
export function Fallback({ prepared, values }: FallbackProps): ReactNode {
  if (!values.pageUrl) return null;
  return (
    <a slot="fallback" href={values.pageUrl} rel="nofollow">
      {prepared.messages.currencyTitle}
    </a>
  );
}
