import { Icon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';

interface PageLinkProps {
  href: string;
  icon: string;
  title: string;
  children: ReactNode;
}

/** A page as a card: its name, and what is there. */
export function PageLink({ href, icon, title, children }: PageLinkProps): ReactNode {
  return (
    <a className="page" part="link" href={href}>
      <Icon path={icon} />
      <span className="page-title">{title}</span>
      <span className="muted">{children}</span>
    </a>
  );
}
