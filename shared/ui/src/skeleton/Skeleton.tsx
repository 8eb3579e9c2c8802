import type { ReactNode } from 'react';

export interface SkeletonProps {
  /** `text` is as high as text; `circle` as an avatar; `block` fills its container. */
  shape?: 'text' | 'circle' | 'block';
  /** Lines of text; the last of several is shorter, as in a paragraph. */
  lines?: number;
  className?: string;
}

/**
 * A placeholder for loading content, hidden from screen readers: set `aria-busy` on the region around it, and name what
 * is loading in a `status`.
 */
export function Skeleton({ shape = 'text', lines = 1, className = '' }: SkeletonProps): ReactNode {
  const count = shape === 'text' ? lines : 1;
  return (
    <span className={`ts-skeleton ts-skeleton-${shape} ${className}`} part="skeleton" aria-hidden="true">
      {[...Array(count).keys()].map((line) => (
        <span key={line} className="ts-skeleton-bone" />
      ))}
    </span>
  );
}
