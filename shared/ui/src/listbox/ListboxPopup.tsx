import {
  type CSSProperties,
  type HTMLProps,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { checkIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { groupOptions } from './groupOptions.ts';
import type { ListboxOption } from './ListboxOption.ts';
import { ListPopup } from './ListPopup.tsx';

type Items = RefObject<(HTMLElement | null)[]>;

interface ListboxPopupProps {
  id: string;
  labelId: string;
  options: readonly ListboxOption[];
  activeIndex: number | null;
  selectedIndex: number | null;
  items: Items;
  setFloating: (element: HTMLElement | null) => void;
  getFloatingProps: (props: HTMLProps<HTMLElement>) => Record<string, unknown>;
  style: CSSProperties;
  isPositioned: boolean;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
}

/** The open list, in the top layer. It is mounted while it is open. */
export function ListboxPopup(props: ListboxPopupProps): ReactNode {
  const { id, labelId, options, activeIndex, selectedIndex, items, isPositioned } = props;
  const groups = useMemo(() => groupOptions(options), [options]);

  // Navigation must not reach positions beyond the end of a shortened list.
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  useLayoutEffect(() => {
    items.current.length = count;
  }, [items, count]);

  // After it has its height: scroll to the current option, however the list was opened.
  const firstInSight = useRef(activeIndex ?? selectedIndex);
  useLayoutEffect(() => {
    if (isPositioned) items.current[firstInSight.current ?? -1]?.scrollIntoView({ block: 'nearest' });
  }, [isPositioned, items]);

  // One listener for hundreds of options.
  const indexAt = (target: EventTarget): number | undefined => {
    const option = target instanceof Element && target.closest<HTMLElement>('[role="option"]:not([aria-disabled])');
    return option ? Number(option.dataset.index) : undefined;
  };

  return (
    <ListPopup setFloating={props.setFloating} style={props.style}>
      {groups.length > 0 && (
        <div
          {...props.getFloatingProps({
            onPointerMove: ({ target, pointerType }) => {
              const index = indexAt(target);
              // A scrolling finger does not hover.
              if (pointerType !== 'touch' && index !== undefined && index !== activeIndex) props.onPoint(index);
            },
            onClick: ({ target }) => {
              const index = indexAt(target);
              if (index !== undefined) props.onChoose(index);
            },
          })}
          id={id}
          role="listbox"
          aria-labelledby={labelId}
          className="ts-listbox"
          part="listbox"
        >
          {groups.map((group) => {
            const list = group.options.map(({ option, index }) => (
              <Option
                // Popular options may appear twice.
                key={`${index} ${option.value}`}
                id={`${id}-${index}`}
                option={option}
                index={index}
                isActive={index === activeIndex}
                isSelected={index === selectedIndex}
                items={items}
              />
            ));
            if (!group.heading) return list;
            const headingId = `${id}-heading-${group.options[0]?.index}`;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset, but a group.
              <div key={headingId} role="group" aria-labelledby={headingId}>
                <div id={headingId} role="presentation" className="ts-listbox-heading" part="heading">
                  {group.heading.title}
                </div>
                {list}
              </div>
            );
          })}
        </div>
      )}
    </ListPopup>
  );
}

interface OptionProps {
  id: string;
  option: ListboxOption;
  index: number;
  isActive: boolean;
  isSelected: boolean;
  items: Items;
}

/** Memoized: an arrow key re-renders only the old and the new active option. */
const Option = memo(function Option({ id, option, index, isActive, isSelected, items }: OptionProps) {
  return (
    <div
      ref={(element) => {
        const { current } = items;
        current[index] = element;
        return () => {
          if (current[index] === element) current[index] = null;
        };
      }}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={option.disabled || undefined}
      className="ts-option"
      part="option"
      data-index={index}
      data-at={isActive ? '' : undefined}
    >
      <span className="ts-option-text" lang={option.lang} dir={option.lang && 'auto'}>
        {option.fullTitle ?? option.title}
      </span>
      {isSelected && <Icon path={checkIcon} />}
    </div>
  );
});
