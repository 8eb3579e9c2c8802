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
  /** If set, the item is a checkbox. */
  isChecked?: boolean;
  isDangerous?: boolean;
  /** Shows a separator above it. */
  startsGroup?: boolean;
  /** Called after the menu has closed and its button has the focus again. */
  onSelect?: () => void;
}

interface MenuItemProps {
  item: MenuItemData;
  isActive: boolean;
  /** A space belongs to the typeahead text. */
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

  /** Unlike a link, a menu item reacts to space. */
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
