import {
  flip,
  offset,
  type Placement,
  shift,
  size,
  useFloating,
  useInteractions,
  useListNavigation,
  useMergeRefs,
  useTypeahead,
} from '@floating-ui/react';
import { OFFSETS } from '@travel-shell/tokens';
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { WINDOW_PADDING } from '../constants.ts';
import { keepPlaced } from '../keepPlaced.ts';
import { useAutoPopover } from '../popover/useAutoPopover.ts';
import { zoomedPlatform } from '../zoomedPlatform.ts';
import { MenuItem, type MenuItemData } from './MenuItem.tsx';

export type MenuTriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref: Ref<HTMLButtonElement> };

export interface MenuProps {
  /** Renders the button; spread its props, including `ref`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItemData[];
  /** Preferred placement, if there is room. */
  placement?: Placement;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A closed menu is in the document, too, and a table has one in each row. It is placed once it is open. */
const notWhileClosed = () => () => {};

/**
 * A menu button: actions and links in a popover (APG menu button). For links alone a popover with a list is better; a
 * menu is for actions. The platform shows it in the top layer and closes it on a press elsewhere.
 */
export function Menu({ trigger, items, placement = 'bottom-start', onOpenChange }: MenuProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  /** Since it was open for the first time: a table has a menu in each row. */
  const [hasItems, setHasItems] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const isTyping = useRef(false);
  useAutoPopover(triggerRef, menuRef);

  const toggle = (next: boolean) => (next ? menuRef.current?.showPopover() : menuRef.current?.hidePopover());
  const { refs, floatingStyles, context, update } = useFloating({
    open: isOpen,
    onOpenChange: toggle,
    placement,
    platform: zoomedPlatform,
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: notWhileClosed,
    middleware: [
      offset(OFFSETS.menu),
      flip({ padding: WINDOW_PADDING }),
      shift({ padding: WINDOW_PADDING }),
      size({
        padding: WINDOW_PADDING,
        apply: ({ availableHeight, elements: { floating } }) =>
          floating.style.setProperty('max-block-size', `${Math.max(96, availableHeight)}px`),
      }),
    ],
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen: true,
      disabledIndices: [], // APG: disabled items are focusable
    }),
    useTypeahead(context, {
      listRef: { current: items.map(({ text }) => text) },
      activeIndex,
      onMatch: setActiveIndex,
      enabled: isOpen,
      onTypingChange: (now) => {
        isTyping.current = now;
      },
    }),
  ]);

  // The platform opens and closes it, by `popovertarget` and presses elsewhere; this syncs the state.
  useEffect(() => {
    const menu = menuRef.current;
    const handleToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    // Before it is shown, so that it has its size at once.
    const handleBeforeToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') flushSync(() => setHasItems(true));
    };
    menu?.addEventListener('beforetoggle', handleBeforeToggle);
    menu?.addEventListener('toggle', handleToggle);
    return () => {
      menu?.removeEventListener('beforetoggle', handleBeforeToggle);
      menu?.removeEventListener('toggle', handleToggle);
    };
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) onOpenChange?.(isOpen);
    isFirst.current = false;
  }, [isOpen, onOpenChange]);

  useLayoutEffect(() => {
    const [button, menu] = [triggerRef.current, menuRef.current];
    if (!isOpen || !button || !menu) return;
    return keepPlaced(button, menu, update);
  }, [isOpen, update]);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      // Handled here, so that a dialog around the menu stays open.
      event.preventDefault();
      event.stopPropagation();
      toggle(false);
    } else if (event.key === 'Tab') toggle(false);
  }

  const setTrigger = useMergeRefs([triggerRef, refs.setReference]);
  const setMenu = useMergeRefs([menuRef, refs.setFloating]);
  const triggerProps = {
    ...getReferenceProps({
      id: `${id}-button`,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': id,
    } as Record<string, unknown>),
    popoverTarget: id,
    ref: setTrigger,
  } as MenuTriggerProps;
  return (
    <>
      {trigger(triggerProps)}
      <div
        {...getFloatingProps({ onKeyDown: handleKey })}
        ref={setMenu}
        id={id}
        role="menu"
        popover="auto"
        className="ts-menu"
        part="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        style={floatingStyles}
      >
        {hasItems &&
          items.map((item, index) => (
            <MenuItem
              key={item.key}
              item={item}
              isActive={index === activeIndex}
              isTyping={isTyping}
              elementRef={(element) => {
                elements.current[index] = element;
              }}
              getProps={getItemProps}
              onChoose={() => toggle(false)}
            />
          ))}
      </div>
    </>
  );
}
