import { createElement, type ReactNode, useEffect } from 'react';
import type { FooterProps } from '../FooterProps.ts';
import { loadPiece } from '../loadPiece.ts';

/** FTR-026, FTR-027: other pieces, by their tags. In our root the loader cannot find them, so they are asked for. */
export function Pickers({ countryPicker, currencyPicker, prepared }: FooterProps): ReactNode {
  const tags = [countryPicker && 'travel-country-picker', currencyPicker && 'travel-currency-picker'].filter(
    (tag) => tag !== false,
  );
  const wanted = tags.join(' ');
  useEffect(() => {
    if (wanted) wanted.split(' ').forEach(loadPiece);
  }, [wanted]);

  if (!wanted) return null;
  const { brand, locale, presentation } = prepared;
  return (
    <div className="pickers" part="pickers">
      {tags.map((tag) => createElement(tag, { key: tag, brand, locale, presentation }))}
    </div>
  );
}
