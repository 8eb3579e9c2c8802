import { foldText, matcherOf } from '@travel-shell/i18n/search';
import { useEffectEvent } from '@travel-shell/ui';
import { activate, activeIn, nextOption, optionsIn } from '@travel-shell/ui/combobox';
import { checkIcon, Icon } from '@travel-shell/ui/icons';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { NoResults } from '../NoResults.tsx';
import { SearchField } from '../SearchField.tsx';
import { useFirstFocus } from '../useFirstFocus.ts';
import type { ContentsProps } from './CurrencyPickerProps.ts';
import type { Choice, Sections } from './sectionsOf.ts';

interface CurrencyListProps extends ContentsProps {
  sections: Sections;
  current: string | undefined;
  onChoose: (code: string) => void;
}

const LIST = 'list';

/** Letters that are typed sooner after each other are one word. In ms, as long as a listbox of a browser waits. */
const WORD_MS = 1000;

/**
 * Single choice: a listbox with groups (APG). With a search field, that is its combobox and keeps focus; otherwise the
 * list has it. Either points to the active option.
 */
export function CurrencyList(props: CurrencyListProps): ReactNode {
  const { sections, current, prepared, surface, onChoose } = props;
  const { messages } = prepared;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number>();
  const word = useRef({ text: '', at: 0 });
  const isSearching = found !== undefined;
  useFirstFocus(props.search ? field : list, surface);

  const control = () => (props.search ? field.current : list.current);
  const go = (option?: HTMLElement) => activate(control(), list.current, option);

  function search(term: string): void {
    const matches = matcherOf(term);
    const isEmpty = term.trim() === '';
    const rows = list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [];
    let count = 0;
    sections.all.forEach(({ searchText }, index) => {
      const row = rows[sections.top.length + index];
      const isFound = matches(searchText);
      if (isFound) count += 1;
      row?.toggleAttribute('hidden', !isFound);
    });
    // PIC-041
    for (const element of list.current?.querySelectorAll<HTMLElement>('[data-top]') ?? [])
      element.toggleAttribute('hidden', !isEmpty);
    list.current?.toggleAttribute('hidden', count === 0);
    go();
    setFound(isEmpty ? undefined : count);
  }

  /** The next option whose name or code begins with what is typed, where there is no field for it. */
  function typedOption({ key, timeStamp }: KeyboardEvent, all: HTMLElement[], active: HTMLElement | null | undefined) {
    if (props.search || key.length !== 1 || key === ' ') return undefined;
    const { text, at } = word.current;
    const typed = timeStamp - at < WORD_MS ? text + key : key;
    word.current = { text: typed, at: timeStamp };
    // A further letter may belong to the same option, a first one leads on.
    const start = active ? all.indexOf(active) + (typed.length === 1 ? 1 : 0) : 0;
    const begins = (words = '') => foldText(words).startsWith(foldText(typed));
    return [...all.slice(start), ...all.slice(0, start)].find(
      (option) => begins(option.dataset.code) || begins(option.querySelector('.entry-text')?.textContent),
    );
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): boolean {
    if (event.ctrlKey || event.metaKey) return false;
    const all = optionsIn(list.current);
    const active = activeIn(list.current);
    const isTaking = event.key === 'Enter' || (event.key === ' ' && !props.search);
    // In a field, left, right, Home and End move the text cursor.
    const from = active ?? (isSearching ? undefined : startOf(all));
    const next = nextOption(event.key, all, from, props.search) ?? typedOption(event, all, from);
    if (!isTaking && !next) return false;
    event.preventDefault();
    // A single remaining option is active without being selected.
    const meant = active ?? (isSearching && all.length === 1 ? all[0] : undefined);
    if (next) go(next);
    else if (meant) onChoose(meant.dataset.code as string);
    return true;
  }

  /** Keys start at the current currency. */
  const startOf = (all: HTMLElement[]) => all.find((option) => option.ariaSelected === 'true');

  /** The option that keys start at shows the focus, not the whole list. */
  const showFocus = useEffectEvent(() => {
    if (!props.search && list.current?.matches(':focus-visible') && !activeIn(list.current)) {
      go(startOf(optionsIn(list.current)));
    }
  });
  useEffect(() => {
    if (current) showFocus();
  }, [current, showFocus]);

  return (
    <>
      {props.search && (
        <SearchField
          field={field}
          label={messages.currencySearch}
          clearLabel={messages.clear}
          onSearch={search}
          onKey={handleKey}
          role={{
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': found !== 0,
            'aria-controls': LIST,
            'aria-haspopup': 'listbox',
          }}
        />
      )}
      <NoResults
        found={found}
        foundText={messages.currenciesFound}
        title={messages.noCurrency}
        subtitle={messages.noCurrencyHint}
      />
      <div
        ref={list}
        id={LIST}
        className="currencies"
        part="list"
        role="listbox"
        aria-label={messages.currencyTitle}
        tabIndex={props.search ? -1 : 0}
        onKeyDown={props.search ? undefined : handleKey}
        onFocus={showFocus}
        onClick={(event) => {
          const option = (event.target as Element).closest<HTMLElement>('[role=option]');
          if (option) onChoose(option.dataset.code as string);
        }}
      >
        <Section name="top" title={messages.mostUsed} choices={sections.top} current={current} />
        <Section
          name="all"
          title={messages.allCurrencies}
          choices={sections.all}
          current={current}
          // Only one option of a list is selected; the other of the same currency only looks selected.
          isCurrentElsewhere={!isSearching && sections.top.some(({ code }) => code === current)}
        />
      </div>
    </>
  );
}

interface SectionProps {
  name: string;
  title: string;
  choices: readonly Choice[];
  current: string | undefined;
  isCurrentElsewhere?: boolean;
}

const Section = memo(function Section(props: SectionProps): ReactNode {
  const { name, title, choices, current, isCurrentElsewhere } = props;
  if (choices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
    <div className="section" role="group" aria-labelledby={`${name}-title`} data-top={name === 'top' ? '' : undefined}>
      <div className="section-title" id={`${name}-title`} role="presentation">
        {title}
      </div>
      {choices.map(({ code, name: text, symbol }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant
        <div
          key={code}
          id={`${name}-${code}`}
          className="entry"
          part="entry"
          role="option"
          aria-selected={code === current && !isCurrentElsewhere}
          data-code={code}
          data-active={code === current ? '' : undefined}
        >
          {symbol !== code && (
            <bdi className="entry-symbol" aria-hidden="true">
              {symbol}
            </bdi>
          )}
          <span className="entry-text">{text}</span>
          {/* Without a symbol, the style sheet puts it in the symbol's place. */}
          <bdi className="code">{code}</bdi>
          {code === current && <Icon path={checkIcon} className="check" />}
        </div>
      ))}
    </div>
  );
});
