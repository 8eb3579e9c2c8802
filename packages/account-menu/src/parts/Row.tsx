import { siteUrl } from '@travel-shell/piece';
import { Icon } from '@travel-shell/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface RowProps {
  icon: string;
  /** The icon is mirrored in right-to-left text. */
  isMirrored?: boolean;
  children: ReactNode;
}

function Face({ icon, isMirrored, children }: RowProps): ReactNode {
  return (
    <>
      <Icon path={icon} {...(isMirrored && { className: 'mirrored' })} />
      <span className="row-text">{children}</span>
    </>
  );
}

/** A menu row that is a link. */
export function LinkRow({
  icon,
  isMirrored,
  href,
  children,
  ...props
}: RowProps & ComponentPropsWithRef<'a'> & { href: string }): ReactNode {
  return (
    <a {...props} href={siteUrl(href)} className="row" part="row">
      <Face icon={icon} isMirrored={isMirrored ?? false}>
        {children}
      </Face>
    </a>
  );
}

/** A menu row that is a button. While busy it keeps focus and does nothing. */
export function ButtonRow({
  icon,
  isBusy = false,
  children,
  onClick,
  ...props
}: RowProps & { isBusy?: boolean } & ComponentPropsWithRef<'button'>): ReactNode {
  return (
    <button
      {...props}
      type="button"
      className="row"
      part="row"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => isBusy || onClick?.(event)}
    >
      <Face icon={icon}>{children}</Face>
    </button>
  );
}
