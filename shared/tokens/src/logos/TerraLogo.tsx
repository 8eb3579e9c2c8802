import type { ReactNode } from 'react';

/** Terra, the union of railways the partner belongs to: its capitals on a track, beneath the logo (HDR-003). Decorative. */
export function TerraLogo(): ReactNode {
  return (
    <svg className="under-logo" viewBox="-1 -1 76 12" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        d="M0 .6h7M3.5.6V7.5M22 .6h-5v7h5m-5-3.5h4M31 7.5V.6h3a2 2 0 0 1 0 4h-3m3 0l2 3M46 7.5V.6h3a2 2 0 0 1 0 4h-3m3 0l2 3M60.5 7.5l3-7 3 7m-5-2.2h4M0 10h74"
      />
    </svg>
  );
}
