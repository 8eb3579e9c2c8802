import type { ReactNode } from 'react';

/** The colour of the icon, in every presentation. */
const BLUE = '#06f';

/**
 * California's icon of the link to opt out (11 CCR § 7015), beside "Your privacy choices": a pill with a check mark and a
 * cross, in its own colours. As high as the text's line is without its spacing. Decorative: the text names the link.
 */
export const OptOutIcon = (): ReactNode => (
  <svg className="opt-out-icon" viewBox="0 0 30 14" width="2.15em" height="1em" fill="none" aria-hidden="true">
    <rect x=".5" y=".5" width="29" height="13" rx="6.5" fill="#fff" stroke={BLUE} />
    <path d="M17.8.5H23a6.5 6.5 0 0 1 0 13h-8.4z" fill={BLUE} />
    <g strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
      <path d="m5.8 7.3 2.4 2.4 4.4-5.2" stroke={BLUE} />
      <path d="m19.4 4.6 4.8 4.8m0-4.8-4.8 4.8" stroke="#fff" />
    </g>
  </svg>
);
