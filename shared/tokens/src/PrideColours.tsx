import type { ReactNode } from 'react';

/** The flag of six stripes, from the top (Gilbert Baker, in its form of 1979). */
const STRIPES = ['#e40303', '#ff8c00', '#ffed00', '#008026', '#24408e', '#732982'];

/** A paint for a brand's mark, `url(#travel-pride)`, for elements of the same tree. */
export function PrideColours(): ReactNode {
  return (
    <svg className="pride" width="0" height="0" aria-hidden="true">
      <linearGradient id="travel-pride" x2="0" y2="1">
        {STRIPES.flatMap((colour, stripe) => [
          <stop key={`${colour} from`} offset={stripe / STRIPES.length} stopColor={colour} />,
          <stop key={`${colour} to`} offset={(stripe + 1) / STRIPES.length} stopColor={colour} />,
        ])}
      </linearGradient>
    </svg>
  );
}
