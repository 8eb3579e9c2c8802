import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';

interface ListPopupProps extends Omit<ComponentProps<'div'>, 'ref'> {
  setFloating: (element: HTMLElement | null) => void;
}

/** The popup below a control, in the top layer. It is mounted while it is open. */
export function ListPopup({ setFloating, className = '', ...rest }: ListPopupProps): ReactNode {
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    popup.current?.showPopover();
    // The control keeps the focus on every press here, even on the scroll bar.
    popup.current?.addEventListener('mousedown', (event) => event.preventDefault());
    setFloating(popup.current);
    return () => setFloating(null);
  }, [setFloating]);

  return (
    <div
      {...rest}
      ref={popup}
      className={`ts-listbox-popup ${className}`.trim()}
      part="popup"
      popover="manual"
      role="presentation"
    />
  );
}
