import type { ReactNode } from 'react';

/** Norda, the group two of the brands belong to: a small line of capitals beneath their logo (HDR-003). Decorative. */
export function NordaLogo(): ReactNode {
  return (
    <svg className="under-logo" viewBox="-1 -1 76 10" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M0 4h12M18 8V0l6 8V0M31.5 4a4 4 0 1 0 8 0 4 4 0 1 0-8 0M47 8V0h2.8a2.3 2.3 0 0 1 0 4.6H47m3.2 0L52.6 8M59 8V0h1.5a4 4 0 0 1 0 8zM69.5 8l2.5-8 2.5 8m-4.2-2.3h3.4"
      />
    </svg>
  );
}
