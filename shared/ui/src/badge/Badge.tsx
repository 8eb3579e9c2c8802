import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: BadgeTone;
  /** `count` is as round as a figure can be; `dot` shows no text at all. */
  shape?: 'text' | 'count' | 'dot';
  /** Path of an icon before the text. */
  icon?: string;
  /** What screen readers say instead of what is shown: "3 new messages" for "3". A dot says nothing without it. */
  label?: string;
  children?: ReactNode;
}

export function Badge({ tone = 'neutral', shape = 'text', icon, label, children }: BadgeProps): ReactNode {
  return (
    <span className={`ts-badge ts-badge-${tone} ts-badge-${shape}`} part="badge">
      {icon && <Icon path={icon} />}
      {/* On its own: "99+" is no "+99" in Arabic. */}
      {shape !== 'dot' && <bdi aria-hidden={label !== undefined || undefined}>{children}</bdi>}
      {label && <span className="ts-hidden">{label}</span>}
    </span>
  );
}
