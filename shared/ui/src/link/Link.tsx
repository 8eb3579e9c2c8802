import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../button/buttonClass.ts';
import { externalIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

export interface LinkProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  href: string;
  /** Path of an icon before the text. */
  icon?: string;
  /** Opens a new tab, and announces it with this text. */
  newTabText?: string;
}

/** A link in running text. With a `variant` it looks like that button (adopt `buttonSheet` too), but is still a link. */
export function Link(props: LinkProps): ReactNode {
  const { variant, size, fullWidth, icon, newTabText, className = '', children, ...rest } = props;
  const contents = (
    <>
      {icon && <Icon path={icon} />}
      <span className={variant && 'ts-button-text'}>
        {children}
        {newTabText !== undefined && <span className="ts-hidden"> ({newTabText})</span>}
      </span>
      {newTabText !== undefined && <Icon path={externalIcon} className="ts-link-external" />}
    </>
  );
  return (
    <a
      part="link"
      {...(newTabText !== undefined && { target: '_blank', rel: 'noopener' })}
      {...rest}
      className={variant ? buttonClass({ variant, size, fullWidth }, className) : `ts-link ${className}`.trim()}
    >
      {variant ? <span className="ts-button-face">{contents}</span> : contents}
    </a>
  );
}
