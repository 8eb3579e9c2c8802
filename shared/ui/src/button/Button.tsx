import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Path of an icon before the text. */
  icon?: string;
  /** Path of an icon behind the text. */
  endIcon?: string;
  /** The name of a button that shows its icon only. */
  iconLabel?: string;
  /** Keeps its place and the focus, but does nothing. */
  isLoading?: boolean;
  /** The button's name while loading. Default: its own name. */
  loadingText?: string;
}

/** Not a submit button unless `type="submit"`. */
export function Button(props: ButtonProps): ReactNode {
  const {
    variant,
    size,
    fullWidth,
    icon,
    endIcon,
    iconLabel,
    isLoading = false,
    loadingText,
    className,
    children,
    ...rest
  } = props;

  // A disabled button would lose the focus, and the screen reader its place; so a loading one only ignores presses.
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (isLoading) event.preventDefault();
    else rest.onClick?.(event);
  }

  const isBusyWithText = isLoading && loadingText !== undefined;
  return (
    <button
      part="button"
      {...rest}
      type={rest.type ?? 'button'}
      className={buttonClass({ variant, size, fullWidth, iconOnly: iconLabel !== undefined }, className)}
      aria-label={isBusyWithText ? loadingText : (iconLabel ?? rest['aria-label'])}
      aria-disabled={isLoading || rest['aria-disabled']}
      aria-busy={isLoading || undefined}
      onClick={handleClick}
    >
      <span className="ts-button-face">
        {icon && <Icon path={icon} />}
        {children !== undefined && <span className="ts-button-text">{children}</span>}
        {endIcon && <Icon path={endIcon} />}
      </span>
      {isLoading && <span className="ts-button-spinner" aria-hidden="true" />}
    </button>
  );
}
