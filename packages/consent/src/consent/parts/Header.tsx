import { closeIcon, Icon } from '@travel-shell/ui';
import type { ReactNode } from 'react';

interface HeaderProps {
  /** `headingId` of the layer. */
  id: string;
  heading: ReactNode;
  /** Beside the heading: the close icon. */
  children?: ReactNode;
}

/** The heading of a view. It gets the focus where the visitor has asked for the view. */
export function Header({ id, heading, children }: HeaderProps): ReactNode {
  return (
    <div className="header">
      <h2 id={id} className="heading" part="heading" tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </div>
  );
}

interface CloseProps {
  label: string;
  /** Without it the button answers the form around it with `close`. */
  onClick?: () => void;
}

export function Close({ label, onClick }: CloseProps): ReactNode {
  const answer = onClick ? ({ type: 'button', onClick } as const) : { name: 'choice', value: 'close' };
  return (
    <button className="close" part="close" aria-label={label} {...answer}>
      <Icon path={closeIcon} />
    </button>
  );
}
