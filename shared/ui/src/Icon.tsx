import type { ReactNode } from 'react';

export interface IconProps {
  /** Path data from `generated/icons.ts`, on a grid of 24. */
  path: string;
  className?: string;
}

/** A line icon in the colour and size (1.25em unless styled) of its text. Decorative: name the control around it. */
export function Icon({ path, className = '' }: IconProps): ReactNode {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
