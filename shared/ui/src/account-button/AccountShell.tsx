import { type ReactNode, useRef } from 'react';
import { useAdaptiveSurface } from '../adaptive/useAdaptiveSurface.ts';
import { closeIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { AccountButton, type AccountButtonProps } from './AccountButton.tsx';

export interface AccountSurface {
  isOpen: boolean;
  /** Also returns the focus to the button: the focused element may go with the contents. */
  close: () => void;
}

export interface AccountShellProps extends Omit<AccountButtonProps, 'ref' | 'menu' | 'children'> {
  /** The menu's name, and its heading where it covers the window. */
  heading: string;
  closeText: string;
  children: (surface: AccountSurface) => ReactNode;
}

/**
 * The account's button and the surface of its menu: a dropdown, or a modal dialog that covers a narrow window (ACC-001,
 * ACC-002). Without script only the popover around the dialog opens. That the dialog is not the popover itself saves time:
 * opening it moves no focus, which would force a layout before the first frame.
 */
export function AccountShell({ heading, closeText, children, ...button }: AccountShellProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDialogElement>(null);
  const { isOpen, close } = useAdaptiveSurface({ trigger, surface, popover, hasContents: true });
  const closeToTrigger = () => {
    close();
    trigger.current?.focus();
  };

  return (
    <AccountButton ref={trigger} menu="account" {...button}>
      <div ref={popover} id="account" popover="auto" className="ts-menu ts-account-menu" part="menu">
        <dialog ref={surface} className="ts-account-dialog" tabIndex={-1} aria-label={heading}>
          <div className="ts-account-head">
            <p className="ts-account-heading">{heading}</p>
            <button
              type="button"
              className="ts-icon-button"
              popoverTarget="account"
              popoverTargetAction="hide"
              aria-label={closeText}
            >
              <Icon path={closeIcon} />
            </button>
          </div>
          <div className="ts-account-contents">{children({ isOpen, close: closeToTrigger })}</div>
        </dialog>
      </div>
    </AccountButton>
  );
}
