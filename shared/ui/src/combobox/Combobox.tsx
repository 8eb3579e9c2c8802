import { useInteractions } from '@floating-ui/react';
import { foldText } from '@travel-shell/i18n/search';
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Field, type FieldTexts, fieldIds } from '../field/index.ts';
import { chevronIcon, closeIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { isComposing } from '../isComposing.ts';
import { type ListboxOption, ListboxPopup, useFormReset, useListboxPopup } from '../listbox/index.ts';
import { setRef } from '../setRef.ts';
import { matchOptions, searchTextOf } from './matchOptions.ts';

export interface ComboboxProps extends FieldTexts {
  options: readonly ListboxOption[];
  /** `''` means no selection. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  /** Names the button that opens the list. */
  openText: string;
  /** Names the clear button; without it there is none. */
  clearText?: string;
  /** Shown in place of the list when nothing matches; read out. */
  noMatchText: string;
  /** Read out while typing: "3 results". */
  resultsText?: (count: number) => string;
  /** Name in the form. */
  name?: string;
  id?: string;
  disabled?: boolean;
  /** Blocks the submission of a form in the same root while nothing is selected. */
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** What was typed since the list opened; `undefined` while the text is the selected option's title. */
type Typed = string | undefined;

/** Selects one of many by typing (APG: editable combobox with list autocomplete). Its value is always an option's. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { options, label, hideLabel, hint, error, onValueChange, disabled, required } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const ids = fieldIds(id, props);
  const listId = `${id}-list`;

  const [own, setOwn] = useState(props.defaultValue ?? '');
  const value = props.value ?? own;
  const chosen = options.find((option) => !option.isHeading && option.value === value);
  const [typed, setTyped] = useState<Typed>();
  const text = typed ?? chosen?.title ?? '';

  const searchTexts = useMemo(() => options.map(searchTextOf), [options]);
  const matching = useMemo(() => matchOptions(options, searchTexts, typed ?? ''), [options, searchTexts, typed]);
  const choices = useMemo(() => matching.filter(({ isHeading }) => !isHeading), [matching]);
  const disabledIndices = useMemo(() => [...choices.keys()].filter((index) => choices[index]?.disabled), [choices]);
  const selected = chosen ? choices.indexOf(chosen) : -1;

  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, () => setValue(props.defaultValue ?? ''));
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const box = useRef<HTMLDivElement>(null);
  const popup = useListboxPopup({
    anchor: box,
    isOpen,
    onClose: close,
    activeIndex,
    onNavigate: setActiveIndex,
    disabledIndices,
    loop: true,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([popup.navigation]);

  function open(index: number | null = null): void {
    if (disabled) return;
    setActiveIndex(index);
    setOpen(true);
  }

  function setValue(next: string): void {
    setTyped(undefined);
    close();
    if (next === value) return;
    setOwn(next);
    onValueChange?.(next);
  }

  function choose(index: number): void {
    const option = choices[index];
    if (option && !option.disabled) setValue(option.value);
  }

  /** The implied option: the only match, or the one whose full title was typed. */
  function meantOption(): ListboxOption | undefined {
    if (!typed) return undefined;
    const possible = choices.filter((option) => !option.disabled);
    return possible.length === 1 ? possible[0] : possible.find(({ title }) => foldText(title) === foldText(typed));
  }

  /** What Enter and Tab select. */
  function takeActive(): void {
    const meant = activeIndex === null ? meantOption() : choices[activeIndex];
    if (meant && !meant.disabled) setValue(meant.value);
    else close();
  }

  /** On blur: the implied option, nothing if the text is empty, else the previous selection. */
  function settle(): void {
    setValue(typed === '' ? '' : (meantOption()?.value ?? value));
  }

  // The navigation handles up and down in the open list; the text gets all other keys but these.
  function handleKeyDown(event: KeyboardEvent): void {
    const { key, altKey } = event;
    // Ignore keys during IME composition.
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
    const act = isOpen ? whileOpen(key, altKey) : whileClosed(key, altKey);
    if (!act) return;
    if (key !== 'Tab') {
      event.preventDefault();
      event.stopPropagation();
    }
    act();
  }

  function whileClosed(key: string, altKey: boolean): (() => void) | undefined {
    const usable = [...choices.keys()].filter((index) => !choices[index]?.disabled);
    if (key === 'ArrowDown') return () => open(altKey ? null : (usable[0] ?? null));
    if (key === 'ArrowUp') return () => open(usable.at(-1) ?? null);
    if (key === 'Escape' && text) return () => setTyped('');
    // Enter submits a form with the current selection.
    if (key === 'Enter' && typed !== undefined) return settle;
    return undefined;
  }

  function whileOpen(key: string, altKey: boolean): (() => void) | undefined {
    if (key === 'Enter' || key === 'Tab') return takeActive;
    if (key === 'Escape' || (key === 'ArrowUp' && altKey)) return close;
    // The caret moves: return to the text.
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActiveIndex(null);
    return undefined;
  }

  const isListShown = isOpen && choices.length > 0;
  const status =
    !isOpen || typed === undefined
      ? ''
      : choices.length === 0
        ? props.noMatchText
        : props.resultsText?.(choices.length);

  return (
    <Field {...{ id, label, hideLabel, hint, error }} isDisabled={disabled} isRequired={required}>
      <div ref={box} className="ts-box" part="box">
        <input
          {...getReferenceProps({
            onKeyDown: handleKeyDown,
            onClick: () => open(),
            // The existing text is usually replaced.
            onFocus: (event) => (event.currentTarget as HTMLInputElement).select(),
            onBlur: settle,
          })}
          ref={(element) => {
            input.current = element;
            popup.refs.setReference(element);
            return setRef(props.ref, element);
          }}
          {...ids.control}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isListShown}
          aria-controls={isListShown ? listId : undefined}
          required={required}
          placeholder={props.placeholder}
          disabled={disabled}
          className="ts-input"
          part="input"
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            open();
          }}
        />
        {props.clearText !== undefined && text && !disabled && (
          <button
            type="button"
            className="ts-box-button"
            part="clear"
            aria-label={props.clearText}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setValue('');
              input.current?.focus();
            }}
          >
            <Icon path={closeIcon} />
          </button>
        )}
        <button
          type="button"
          tabIndex={-1}
          className="ts-box-button ts-combobox-open"
          part="open"
          aria-label={props.openText}
          aria-expanded={isListShown}
          aria-controls={isListShown ? listId : undefined}
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            if (isOpen) close();
            else open();
          }}
        >
          <Icon path={chevronIcon} />
        </button>
      </div>
      {isOpen && (
        <ListboxPopup
          id={listId}
          labelId={ids.label}
          options={matching}
          activeIndex={activeIndex}
          selectedIndex={selected < 0 ? null : selected}
          items={popup.items}
          setFloating={popup.refs.setFloating}
          getFloatingProps={getFloatingProps}
          style={popup.floatingStyles}
          isPositioned={popup.isPositioned}
          onChoose={choose}
          onPoint={setActiveIndex}
          emptyText={props.noMatchText}
        />
      )}
      <div className="ts-hidden" role="status">
        {status}
      </div>
      {props.name !== undefined && <input type="hidden" name={props.name} value={value} disabled={disabled} />}
    </Field>
  );
}
