import type { HTMLProps, KeyboardEvent, MouseEvent, ReactNode, RefCallback, RefObject } from 'react';
import { checkIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

export interface MenuItemData {
  key: string;
  text: string;
  /** Below the text, smaller. */
  note?: string;
  /** Path of an icon. */
  icon?: string;
  /** Makes it a link. */
  href?: string;
  isDisabled?: boolean;
  /** Given at all, it is one that can be checked. */
  isChecked?: boolean;
  isDangerous?: boolean;
  /** A line above it. */
  startsGroup?: boolean;
  /** After the menu has closed and its button has the focus again. */
  onSelect?: () => void;
}

interface MenuItemProps {
  item: MenuItemData;
  isActive: boolean;
  /** A space is part of what is typed. */
  isTyping: RefObject<boolean>;
  elementRef: RefCallback<HTMLElement>;
  getProps: (props: HTMLProps<HTMLElement>) => Record<string, unknown>;
  onChoose: () => void;
}

export function MenuItem(props: MenuItemProps): ReactNode {
  const { item, isActive, isTyping, elementRef, getProps, onChoose } = props;

  function handleClick(event: MouseEvent): void {
    if (item.isDisabled) {
      event.preventDefault();
      return;
    }
    onChoose();
    item.onSelect?.();
  }

  /** A link does nothing on space by itself, an item of a menu does. */
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== ' ' || isTyping.current || !item.href) return;
    event.preventDefault();
    event.currentTarget.click();
  }

  const contents = (
    <>
      {item.isChecked === undefined ? (
        item.icon && <Icon path={item.icon} />
      ) : (
        <Icon path={checkIcon} className="ts-menu-check" />
      )}
      <span className="ts-menu-text">
        {item.text}
        {item.note && <span className="ts-menu-note">{item.note}</span>}
      </span>
    </>
  );
  const common = {
    ...getProps({ onClick: handleClick, onKeyDown: handleKey }),
    role: item.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox',
    className: 'ts-menu-item',
    part: 'menu-item',
    tabIndex: isActive ? 0 : -1,
    'aria-checked': item.isChecked,
    'aria-disabled': item.isDisabled || undefined,
    'data-danger': item.isDangerous ? '' : undefined,
  };
  return (
    <>
      {item.startsGroup && <hr className="ts-menu-line" />}
      {item.href ? (
        <a {...common} ref={elementRef} href={item.isDisabled ? undefined : item.href}>
          {contents}
        </a>
      ) : (
        <button {...common} ref={elementRef} type="button">
          {contents}
        </button>
      )}
    </>
  );
}
