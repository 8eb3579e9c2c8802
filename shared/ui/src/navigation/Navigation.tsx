import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export interface NavigationLink {
  text: string;
  href: string;
  /** Path of an icon. */
  icon?: string;
  /** The link is to the current page. */
  isCurrent?: boolean;
}

interface Links {
  /** Names the landmark. */
  label: string;
  links: readonly NavigationLink[];
}

interface InPlace {
  /** Rendered in place on the page. */
  variant?: 'inline';
  dialog?: undefined;
}

interface InDialog {
  variant: 'dialog';
  /** Puts the links into a dialog. Passed in, so that pieces without it do not bundle `Dialog`. */
  dialog: (links: ReactNode) => ReactNode;
}

export type NavigationProps = Links & (InPlace | InDialog);

/** Links to the parts of a site, one below the other: in their place, or in a dialog. */
export function Navigation({ label, links, variant = 'inline', dialog }: NavigationProps): ReactNode {
  // ERR-044: not every caller is type-checked.
  if (variant === 'dialog' && !dialog) throw new Error('Please include the props required by the dialog variant.');
  const list = (
    <nav className="ts-navigation" part="navigation" aria-label={label}>
      <ul className="ts-navigation-list">
        {links.map(({ text, href, icon, isCurrent }) => (
          <li key={href}>
            <a
              className="ts-navigation-link"
              part="navigation-link"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {icon && <Icon path={icon} />}
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return dialog ? dialog(list) : list;
}
