import type { ReactNode } from 'react';

export interface SkeletonProps {
  /** `text` is as high as text is; `circle` as an avatar; `block` fills the box it is given. */
  shape?: 'text' | 'circle' | 'block';
  /** Of text; the last one of several is shorter, as in a paragraph. */
  lines?: number;
  className?: string;
}

/**
 * The place of what is still on its way. Screen readers do not hear of it: say `aria-busy` on the region around it, and
 * in a `status` what is loading.
 */
export function Skeleton({ shape = 'text', lines = 1, className = '' }: SkeletonProps): ReactNode {
  const count = shape === 'text' ? lines : 1;
  return (
    <span className={`ts-skeleton ts-skeleton-${shape} ${className}`} part="skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className="ts-skeleton-bone" />
      ))}
    </span>
  );
}
