import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { scrollRowTo } from '../scroll-row/index.ts';
import { nextTab } from './nextTab.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Path of an icon before the label. */
  icon?: string;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  /** `manual` for panels that are slow to show: arrows only move the focus, Enter or Space selects. */
  activation?: 'automatic' | 'manual';
}

/** APG: tabs. Panels keep unfinished input while hidden. */
export function Tabs(props: TabsProps): ReactNode {
  const { label, tabs, onValueChange, activation = 'automatic' } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(props.defaultValue);
  const [focused, setFocused] = useState<string>();

  const enabled = tabs.filter(({ disabled }) => !disabled);
  const value = props.value ?? own;
  const selected = (enabled.find((tab) => tab.id === value) ?? enabled[0])?.id;
  // Tab enters at the selected one, and leaves from any tab the arrows have reached.
  const reachable = focused ?? selected;

  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (selected && list.current && tab) scrollRowTo(list.current, tab);
  }, [selected]);

  function choose(name: string): void {
    if (name === selected) return;
    setOwn(name);
    onValueChange?.(name);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const ids = enabled.map((tab) => tab.id);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = ids[nextTab(event, ids.indexOf(reachable ?? ''), ids.length, isRtl)];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.findIndex((tab) => tab.id === next)]?.focus();
    if (activation === 'automatic') choose(next);
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  }

  return (
    <div className="ts-tabs" part="tabs">
      <div
        ref={list}
        className="ts-tabs-list ts-scroll-row"
        part="tab-list"
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            className="ts-tab"
            part="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-${index}-panel`}
            disabled={tab.disabled}
            tabIndex={tab.id === reachable ? 0 : -1}
            onFocus={() => setFocused(tab.id)}
            onClick={() => choose(tab.id)}
          >
            {tab.icon && <Icon path={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${index}-panel`}
          className="ts-tab-panel"
          part="tab-panel"
          aria-labelledby={`${id}-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: APG: a panel without controls needs focus to be read
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
