import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/index.ts';
import { SEARCH_DELAYS } from '../constants.ts';
import { Field, type FieldTexts, fieldIds } from '../field/index.ts';
import { closeIcon, searchIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { ListPopup, useFormReset, usePlacedList } from '../listbox/index.ts';
import { onFrameFocus } from '../popover/onFrameFocus.ts';
import { setRef } from '../setRef.ts';
import { Spinner } from '../spinner/index.ts';
import { activate, activeIn, nextOption, optionsIn } from './activeOption.ts';
import { ComboboxList, Details } from './ComboboxList.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';
import { useComposition } from './useComposition.ts';
import { useLate } from './useLate.ts';
import { usePress } from './usePress.ts';
import { useSearch } from './useSearch.ts';
import { useSearchInput } from './useSearchInput.ts';

export interface ComboboxTexts {
  /** Names the clear button. */
  clear: string;
  searching: string;
  /** Read out: "3 people found". */
  found: (count: number) => string;
  none: (query: string) => string;
  failed: string;
  retry: string;
  /** Why a form is not sent: something is typed, but nothing of the list is chosen. */
  unchosen: string;
}

export interface ComboboxProps<T extends ComboboxOption> extends FieldTexts {
  /** Gets the options for what is typed. Its signal ends a search that is no longer needed. A failure is for it to log. */
  search: (query: string, signal: AbortSignal) => Promise<readonly T[]> | readonly T[];
  /** Whether there is anything to search for. Default: unless the query is empty. */
  isSearched?: (query: string) => boolean;
  texts: ComboboxTexts;
  /** `null` means that nothing is chosen, as soon as the text is changed. */
  value?: T | null;
  defaultValue?: T | null;
  onValueChange?: (value: T | null) => void;
  /** In ms. Default: `SEARCH_DELAYS`. */
  delays?: { ask?: number | undefined; say?: number | undefined };
  placeholder?: string | undefined;
  /** Name in the form, for the key of the chosen option. */
  name?: string;
  id?: string;
  disabled?: boolean;
  /** Blocks the submission of a form in the same root while nothing is chosen. */
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Chooses one of many that a server finds (APG: editable combobox with list autocomplete). An option belongs to the query
 * it was found by: while the text says something else, neither key nor press chooses.
 */
export function Combobox<T extends ComboboxOption>(props: ComboboxProps<T>): ReactNode {
  const { label, hideLabel, hint, error, texts, disabled, required } = props;
  const { ask = SEARCH_DELAYS.ask, say = SEARCH_DELAYS.say } = props.delays ?? {};
  const { isSearched = (query) => query !== '' } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-list`;

  const [own, setOwn] = useState<T | null>(props.defaultValue ?? null);
  const chosen = props.value === undefined ? own : props.value;
  const chosenId = chosen?.details && `${id}-chosen`;
  const ids = fieldIds(id, props, chosenId);
  const [isOpen, setOpen] = useState(false);

  const field = useRef<HTMLInputElement>(null);
  const value = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const composition = useComposition(field);
  const { press, begin: beginPress, end: endPress } = usePress<T>(list);
  const search = useSearchInput({ field, onSearch: handleText, onKey: handleKey });

  // Undefined while the field shows who is chosen, which is no query.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen?.title ?? '';
  const wanted = typed?.trim() ?? '';
  const isUnchosen = !chosen && wanted !== '';
  const [query, setQuery] = useState(wanted);
  const { isComposing } = composition;
  if (!isComposing && query !== wanted) setQuery(wanted);
  const isWanted = isOpen && !isComposing && isSearched(query);
  const { answer, forget } = useSearch({ search: props.search, query, isWanted, delayMs: ask });

  const shown = press?.answer ?? answer;
  const options = shown?.options ?? [];
  const isCurrent = shown?.query === wanted;
  const hasFailed = isCurrent && !shown.options;
  const isPopupShown = isOpen && isSearched(wanted);
  const isListShown = isPopupShown && options.length > 0;
  const isSearching = isPopupShown && !isCurrent;
  const isLate = useLate(isSearching && !isComposing, say);

  const close = useCallback(() => {
    setOpen(false);
    endPress();
  }, [endPress]);
  const popup = usePlacedList({ anchor: box, isOpen: isPopupShown, onClose: close });

  useFormReset(field, () => {
    close();
    setTyped(undefined);
    change(props.defaultValue ?? null);
  });

  // A form of ours reads the validity of what has a name, the browser that of what can have the focus.
  useLayoutEffect(() => {
    for (const input of [field.current, value.current]) input?.setCustomValidity(isUnchosen ? texts.unchosen : '');
  }, [isUnchosen, texts.unchosen]);

  // A list that has just appeared begins at the option that its key asked for.
  const startKey = useRef('');
  useLayoutEffect(() => {
    const start = isCurrent && nextOption(startKey.current, optionsIn(list.current), undefined, true);
    startKey.current = '';
    activate(field.current, list.current, start || undefined);
  }, [isListShown, shown]);

  useEffect(() => (isPopupShown ? onFrameFocus(close) : undefined), [isPopupShown, close]);

  function change(next: T | null): void {
    setOwn(next);
    if (next?.key !== chosen?.key) props.onValueChange?.(next);
  }

  function handleText(next: string, event?: ChangeEvent<HTMLInputElement>): void {
    // The browser fills a form without anybody there. Whoever types, pastes or dictates has the focus here.
    const isVisitors = event?.target.matches(':focus:not(:autofill)') ?? false;
    setOpen(isVisitors && isSearched(next.trim()));
    activate(field.current, list.current);
    setTyped(next);
    if (chosen) change(null);
  }

  function choose(option: T): void {
    composition.end();
    close();
    setTyped(undefined);
    forget();
    change(option);
  }

  const optionAt = (target: Element | undefined): T | undefined =>
    options[Number(target?.closest<HTMLElement>('[role=option]')?.dataset.index)];

  function handleKey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey) return false;
    endPress();
    const act = isPopupShown ? whileOpen(event) : whileClosed(event);
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  }

  /** One key is for one layer: what is done here does not reach the dialog around it, or the host. */
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    search.input.onKeyDown(event);
    if (event.defaultPrevented) event.stopPropagation();
  }

  function whileClosed({ key, altKey }: KeyboardEvent): (() => void) | undefined {
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    // With Enter a form would be sent without the person whose name is typed.
    if (!(isArrow || (key === 'Enter' && isUnchosen)) || !isSearched(wanted)) return undefined;
    return () => {
      startKey.current = isArrow && !altKey ? key : '';
      setOpen(true);
    };
  }

  function whileOpen({ key, altKey }: KeyboardEvent): (() => void) | undefined {
    const all = isCurrent ? optionsIn(list.current) : [];
    const active = isCurrent ? activeIn(list.current) : null;
    // The only one is meant without being active.
    const meant = optionAt(active ?? (all.length === 1 ? all[0] : undefined));
    switch (key) {
      case 'Enter':
        return () => {
          if (meant) choose(meant);
          else if (hasFailed) forget();
        };
      case 'Tab':
        if (active && meant) choose(meant);
        // The focus goes to the button that tries again.
        else if (!hasFailed) close();
        return undefined;
      case 'Escape':
        return close;
      case 'ArrowDown':
      case 'ArrowUp':
        if (altKey) return key === 'ArrowUp' ? close : () => {};
        return () => all.length > 0 && activate(field.current, list.current, nextOption(key, all, active, true));
      // The caret moves: return to the text.
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        activate(field.current, list.current);
        return undefined;
      default:
        return undefined;
    }
  }

  function handlePress(event: PointerEvent): void {
    if (event.button !== 0 || !shown) return;
    beginPress({ option: isCurrent ? optionAt(event.target as Element) : undefined, answer: shown });
    composition.end();
  }

  function handleClick(event: MouseEvent): void {
    const option = optionAt(event.target as Element);
    endPress();
    // Without a press it comes from a screen reader or a voice.
    const meant = press ? press.option : isCurrent && option;
    if (option && meant) choose(meant);
  }

  // Without a new focus the window is left, or a phone has put its keyboard away: the list stays.
  function handleBlur({ relatedTarget }: FocusEvent): void {
    const isInside = [box.current, popup.refs.floating.current].some((part) => part?.contains(relatedTarget as Node));
    if (relatedTarget && !isInside) close();
  }

  /** Handles a key on a button beside the text. */
  function handleButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isPopupShown) return;
    event.preventDefault();
    event.stopPropagation();
    close();
    field.current?.focus();
  }

  let words = '';
  if (isSearching) words = isLate ? texts.searching : '';
  else if (isPopupShown) words = hasFailed ? texts.failed : foundText();

  function foundText(): string {
    return options.length > 0 ? texts.found(options.length) : texts.none(wanted);
  }

  return (
    <Field {...{ id, label, hideLabel, hint, error }} isDisabled={disabled} isRequired={required}>
      <div ref={box} className="ts-box" part="box">
        <span className="ts-affix">{isSearching ? <Spinner size={20} /> : <Icon path={searchIcon} />}</span>
        <input
          {...search.input}
          {...composition.input}
          value={text}
          {...ids.control}
          ref={(element) => {
            field.current = element;
            return setRef(props.ref, element);
          }}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isListShown}
          aria-controls={isListShown ? listId : undefined}
          required={required}
          placeholder={props.placeholder}
          disabled={disabled}
          className="ts-input ts-combobox-input"
          part="input"
          onKeyDown={handleKeyDown}
          onClick={() => setOpen(true)}
          // The name of a chosen person is usually replaced.
          onFocus={(event) => chosen && event.currentTarget.select()}
          onBlur={handleBlur}
        />
        {text && !disabled && (
          <button
            type="button"
            className="ts-box-button"
            part="clear"
            aria-label={texts.clear}
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={handleButtonKey}
            onBlur={handleBlur}
            onClick={search.clear}
          >
            <Icon path={closeIcon} />
          </button>
        )}
      </div>
      {isPopupShown && (
        <ListPopup
          className="ts-combobox-popup"
          setFloating={popup.refs.setFloating}
          style={popup.floatingStyles}
          onPointerDown={handlePress}
          onClick={handleClick}
          onBlur={handleBlur}
        >
          {isListShown ? (
            <ComboboxList
              // A new list begins at its top.
              key={shown?.query}
              ref={list}
              id={listId}
              labelId={ids.label}
              options={options}
              selectedKey={chosen?.key}
              isOutdated={!isCurrent}
            />
          ) : (
            <div className="ts-combobox-note" part="note">
              <p>{isSearching ? texts.searching : words}</p>
              {hasFailed && (
                <Button
                  size="small"
                  onKeyDown={handleButtonKey}
                  onClick={() => {
                    field.current?.focus();
                    forget();
                  }}
                >
                  {texts.retry}
                </Button>
              )}
            </div>
          )}
        </ListPopup>
      )}
      {chosen?.details && (
        <div id={chosenId} className="ts-combobox-chosen" part="chosen">
          <Details details={chosen.details} />
        </div>
      )}
      <div className="ts-hidden" role="status">
        {words}
      </div>
      {props.name !== undefined && (
        <input ref={value} type="hidden" name={props.name} value={chosen?.key ?? ''} disabled={disabled} />
      )}
    </Field>
  );
}
