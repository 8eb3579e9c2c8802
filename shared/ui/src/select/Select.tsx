import { useInteractions, useTypeahead } from '@floating-ui/react';
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Field, type FieldTexts, fieldIds } from '../field/index.ts';
import { chevronIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { type ListboxOption, ListboxPopup, useFormReset, useListboxPopup } from '../listbox/index.ts';
import { setRef } from '../setRef.ts';
import { nextIndex } from './nextIndex.ts';
import { SelectFormValue } from './SelectFormValue.tsx';

export interface SelectProps extends FieldTexts {
  options: readonly ListboxOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Name in the form. */
  name?: string;
  id?: string;
  disabled?: boolean;
  /** Blocks the submission of a form in the same root while nothing is selected. */
  required?: boolean;
  /** The error shown in that case. Default: the browser's own text. */
  requiredText?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Selects one of several (APG: select-only combobox). The focus stays on the control while the list is open. */
export function Select(props: SelectProps): ReactNode {
  const { options, label, hideLabel, hint, onValueChange, placeholder, disabled, required } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  // The validation message of a blocked submission, until an option is selected.
  const [refusal, setRefusal] = useState<string>();
  const error = props.error || refusal;
  const ids = fieldIds(id, { hint, error });
  const listId = `${id}-list`;

  const choices = useMemo(() => options.filter(({ isHeading }) => !isHeading), [options]);
  const enabled = useMemo(() => [...choices.keys()].filter((index) => !choices[index]?.disabled), [choices]);
  const disabledIndices = useMemo(() => [...choices.keys()].filter((index) => choices[index]?.disabled), [choices]);

  const [own, setOwn] = useState(props.defaultValue);
  const value = props.value ?? own;
  const selected = choices.findIndex((option) => option.value === value);
  const selectedIndex = selected < 0 ? null : selected;
  const chosen = choices[selected];

  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const [isTyping, setTyping] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  useFormReset(button, () => {
    setRefusal(undefined);
    setOwn(props.defaultValue);
    const before = props.defaultValue ?? '';
    if (before !== (value ?? '')) onValueChange?.(before);
  });
  const popup = useListboxPopup({
    anchor: button,
    isOpen,
    onClose: close,
    activeIndex,
    onNavigate: setActiveIndex,
    disabledIndices,
  });

  function open(index = selectedIndex ?? enabled[0] ?? null): void {
    if (disabled) return;
    setActiveIndex(index);
    setOpen(true);
  }

  function choose(index: number | null): void {
    const option = index === null ? undefined : choices[index];
    close();
    if (!option || option.disabled || option.value === value) return;
    setRefusal(undefined);
    setOwn(option.value);
    onValueChange?.(option.value);
  }

  const titles = useRef<(string | null)[]>([]);
  titles.current = choices.map((option) => (option.disabled ? null : (option.fullTitle ?? option.title)));
  // Always "open": typeahead resets its text when this changes, but the first letter is what opens the list.
  const typeahead = useTypeahead(
    { ...popup.context, open: true },
    {
      listRef: titles,
      activeIndex: isOpen ? activeIndex : selectedIndex,
      onMatch: open,
      onTypingChange: setTyping,
      // A space is a letter only within a word.
      ignoreKeys: isTyping ? [] : [' '],
      enabled: !disabled,
    },
  );
  const { getReferenceProps, getFloatingProps } = useInteractions([popup.navigation, typeahead]);

  // The navigation handles arrows, Home and End in the open list; typeahead handles letters.
  function handleKeyDown(event: KeyboardEvent): void {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey || (key === ' ' && isTyping)) return;
    const act = isOpen ? whileOpen(key, altKey) : whileClosed(key);
    if (!act) return;
    // Do not prevent Tab. Stop Escape, so that a dialog around this stays open.
    if (key !== 'Tab') {
      event.preventDefault();
      event.stopPropagation();
    }
    act();
  }

  function whileClosed(key: string): (() => void) | undefined {
    if (key === 'ArrowDown' || key === 'Enter' || key === ' ') return () => open();
    if (key === 'ArrowUp' || key === 'Home') return () => open(enabled[0]);
    if (key === 'End') return () => open(enabled.at(-1));
    return undefined;
  }

  function whileOpen(key: string, altKey: boolean): (() => void) | undefined {
    if (key === 'Enter' || key === ' ' || key === 'Tab' || (key === 'ArrowUp' && altKey)) {
      return () => choose(activeIndex);
    }
    if (key === 'Escape') return close;
    if (key === 'PageUp' || key === 'PageDown') return () => setActiveIndex(nextIndex(enabled, activeIndex, key));
    return undefined;
  }

  return (
    <Field {...{ id, label, hideLabel, hint, error }} isDisabled={disabled} isRequired={required}>
      <button
        {...getReferenceProps({
          onKeyDown: handleKeyDown,
          // Firefox clicks a button on keyup of a space, even if its keydown was prevented.
          onKeyUp: (event) => event.key === ' ' && event.preventDefault(),
          onClick: (event) => {
            // Safari does not focus a pressed button.
            (event.currentTarget as HTMLElement).focus();
            if (isOpen) close();
            else open();
          },
          onBlur: close,
        })}
        ref={(element) => {
          button.current = element;
          popup.refs.setReference(element);
          return setRef(props.ref, element);
        }}
        {...ids.control}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-labelledby={ids.label}
        aria-required={required}
        disabled={disabled}
        className="ts-box ts-select"
        part="control"
      >
        <span className="ts-select-value" data-placeholder={chosen ? undefined : ''} lang={chosen?.lang}>
          {chosen ? <ChosenTitle option={chosen} /> : placeholder}
        </span>
        <Icon path={chevronIcon} className="ts-select-chevron" />
      </button>
      {isOpen && (
        <ListboxPopup
          id={listId}
          labelId={ids.label}
          options={options}
          activeIndex={activeIndex}
          selectedIndex={selectedIndex}
          items={popup.items}
          setFloating={popup.refs.setFloating}
          getFloatingProps={getFloatingProps}
          style={popup.floatingStyles}
          isPositioned={popup.isPositioned}
          onChoose={choose}
          onPoint={setActiveIndex}
        />
      )}
      {(props.name !== undefined || required) && (
        <SelectFormValue
          name={props.name}
          value={value ?? ''}
          disabled={disabled}
          required={required}
          control={button}
          onRefuse={(text) => setRefusal(props.requiredText ?? text)}
        />
      )}
    </Field>
  );
}

function ChosenTitle({ option }: { option: ListboxOption }): ReactNode {
  if (option.contractedTitle === undefined) return option.title;
  return (
    <>
      <span aria-hidden="true">{option.contractedTitle}</span>
      <span className="ts-hidden">{option.title}</span>
    </>
  );
}
