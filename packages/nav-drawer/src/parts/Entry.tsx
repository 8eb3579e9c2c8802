import { Icon } from '@travel-shell/ui';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';

type EntryProps = { icon: string; text: string } & (
  | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
  | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
);

/** A link or button of the drawer besides its navigation items. */
export function Entry({ icon, text, ...props }: EntryProps): ReactNode {
  const inside = (
    <>
      <Icon path={icon} />
      <span className="entry-text">{text}</span>
    </>
  );
  if (props.href !== undefined) {
    return (
      <a className="entry" part="nav-link" {...props}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" className="entry" part="nav-link" data-replay="" {...props}>
      {inside}
    </button>
  );
}
