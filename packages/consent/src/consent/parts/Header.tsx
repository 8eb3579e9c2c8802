import { closeIcon, Icon } from '@travel-shell/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { ConsentKind } from '../texts.ts';
import { tracked } from './tracked.ts';

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
  /** A press answers the form around the button with `close`, for this kind. */
  answers?: ConsentKind;
  onClick?: (() => void) | undefined;
}

export function Close({ label, answers, onClick }: CloseProps): ReactNode {
  // Rendered again at once, the same button may answer: the browser must not send the form for this press.
  function handleClick(event: MouseEvent): void {
    event.preventDefault();
    onClick?.();
  }

  const answer =
    answers && !onClick
      ? { name: 'choice', value: 'close', ...tracked(answers, 'close') }
      : ({ type: 'button', onClick: handleClick } as const);
  return (
    <button className="ts-icon-button close" part="close" aria-label={label} {...answer}>
      <Icon path={closeIcon} />
    </button>
  );
}
