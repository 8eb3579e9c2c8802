import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: BadgeTone;
  /** `count` is round; `dot` shows no text. */
  shape?: 'text' | 'count' | 'dot';
  /** Path of an icon before the text. */
  icon?: string;
  /** The text for screen readers in place of the shown one: "3 new messages" for "3". A dot is silent without it. */
  label?: string;
  children?: ReactNode;
}

export function Badge({ tone = 'neutral', shape = 'text', icon, label, children }: BadgeProps): ReactNode {
  return (
    <span className={`ts-badge ts-badge-${tone} ts-badge-${shape}`} part="badge">
      {icon && <Icon path={icon} />}
      {/* Isolated: "99+" must not become "+99" in Arabic. */}
      {shape !== 'dot' && <bdi aria-hidden={label !== undefined || undefined}>{children}</bdi>}
      {label && <span className="ts-hidden">{label}</span>}
    </span>
  );
}
