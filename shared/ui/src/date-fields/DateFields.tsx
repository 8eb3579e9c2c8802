import { asciiDigits } from '@travel-shell/i18n/digits';
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FieldError, type FieldTexts, fieldIds, GroupLabel, useFormValue } from '../field/index.ts';
import { useEffectEvent } from '../useEffectEvent.ts';
import { type Part, type Parts, readDate } from './readDate.ts';

export interface DateFieldsProps extends FieldTexts {
  /** Labels of the three fields. */
  texts: Readonly<Record<Part, string>>;
  /** BCP 47; decides which field comes first. */
  lang: string;
  /** Name of the whole date in the form, as `1990-02-28`. */
  name?: string;
  id?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  /** The visitor's own birthday, which browsers may fill in; not that of somebody they book for. */
  isOwnBirthday?: boolean;
}

const LENGTHS = { day: 2, month: 2, year: 4 } as const;

/**
 * A date that people know by heart, such as a birthday: three fields for numbers, as no calendar is of use there. What is
 * incomplete is sent as it is, so that it is refused and not lost. A whole date in one of them is divided.
 */
export function DateFields(props: DateFieldsProps): ReactNode {
  const { label, hideLabel, hint, error, texts, lang, name, onValueChange, required, disabled, isOwnBirthday } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [first] = useState(() => partsOf(props.defaultValue ?? ''));
  /** As the last event told. The controls have the truth: they may be filled in without one. */
  const [parts, setParts] = useState(first);
  const ids = fieldIds(id, { hint, error });
  const wrong = error ? wrongParts(parts) : [];
  const group = useRef<HTMLDivElement>(null);
  const value = useRef<HTMLInputElement>(null);

  const inputs = () => [...(group.current?.querySelectorAll<HTMLInputElement>('[data-unit] input') ?? [])];

  /** Reads the controls. */
  function take(): string {
    const filled = inputs().map((input) => [unitOf(input), input.value] as const);
    const typed: Parts = { ...parts, ...Object.fromEntries(filled) };
    const texts = filled.map(([, text]) => text);
    // Browsers fill in a month by its name, too.
    if (/\p{L}{3}/u.test(typed.month)) texts.push(`${typed.day} ${typed.month} ${typed.year}`);
    const next: Parts = { ...typed, ...texts.map((text) => readDate(text, lang)).find(Boolean) };
    const date = dateOf(next);
    if (date !== dateOf(parts)) {
      setParts(next);
      onValueChange?.(date);
    }
    return date;
  }

  /** Shows a whole date in all fields. */
  function divide(text: string): void {
    const whole = readDate(text, lang);
    if (!whole) return;
    for (const input of inputs()) input.value = whole[unitOf(input)];
    take();
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    // Pasted and filled in at once. Letter by letter the other fields would change with each digit.
    const isTyped = target.value.length <= parts[unitOf(target)].length + 1;
    take();
    if (!isTyped) divide(target.value);
  }

  /** One more digit belongs to the next part, where that is empty. A date with signs in it is typed whole, see `divide`. */
  function goOn(event: FormEvent<HTMLInputElement>, part: Part): void {
    const { currentTarget: input } = event;
    const { data } = event.nativeEvent as InputEvent;
    const isFull = /^\p{Nd}+$/u.test(input.value) && input.value.length >= LENGTHS[part];
    if (!isFull || !/^\p{Nd}$/u.test(data ?? '') || input.selectionStart !== input.selectionEnd) return;
    event.preventDefault();
    const next = nextOf(input);
    if (!next || input.selectionEnd !== input.value.length) return;
    next.value = data ?? '';
    next.focus();
    take();
  }

  // Typed, or filled in, before React had the fields.
  const takeTyped = useEffectEvent(() => void take());
  useEffect(() => takeTyped(), [takeTyped]);
  useFormValue(value, take);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser, nor shrink below its contents
    <div
      ref={group}
      role="group"
      className="ts-field ts-date"
      part="field"
      aria-labelledby={ids.label}
      aria-describedby={ids.control['aria-describedby']}
      aria-disabled={disabled || undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <GroupLabel id={ids.label} isRequired={required} {...{ label, hideLabel }} />
      <div className="ts-date-parts">
        {orderIn(lang).map((part) => (
          <label
            key={part}
            className="ts-date-part"
            data-unit={part}
            data-invalid={wrong.includes(part) ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
          >
            <span className="ts-date-label">{texts[part]}</span>
            <span className="ts-box">
              <input
                id={`${id}-${part}`}
                className="ts-input"
                part="input"
                // Never a number field: it would change by the wheel, and take `e`.
                type="text"
                inputMode="numeric"
                dir="ltr"
                autoComplete={isOwnBirthday ? `bday-${part}` : 'off'}
                defaultValue={first[part]}
                disabled={disabled}
                required={required}
                aria-invalid={wrong.includes(part) || undefined}
                aria-describedby={wrong.includes(part) ? ids.error : undefined}
                onBeforeInput={(event) => goOn(event, part)}
                onChange={handleChange}
                onBlur={({ target }) => divide(target.value)}
              />
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <div id={ids.hint} className="ts-field-hint" part="hint">
          {hint}
        </div>
      )}
      <FieldError id={ids.error} error={error} />
      {name !== undefined && <input ref={value} type="hidden" name={name} value={dateOf(parts)} disabled={disabled} />}
    </div>
  );
}

const unitOf = (input: HTMLInputElement) => input.closest<HTMLElement>('[data-unit]')?.dataset.unit as Part;

/** The part after this one, unless that is there already: then this one is only corrected. */
function nextOf(input: HTMLInputElement): HTMLInputElement | undefined {
  const next = input.closest('[data-unit]')?.nextElementSibling?.querySelector('input');
  return next?.value ? undefined : (next ?? undefined);
}

function partsOf(date: string): Parts {
  const [year = '', month = '', day = ''] = date.split('-');
  const plain = (text: string) => text.replace(/^0+(?=\d)/, '');
  return { year, month: plain(month), day: plain(day) };
}

/** In the digits that the back end knows; empty if nothing is typed. */
function dateOf(parts: Parts): string {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => asciiDigits(parts[part].trim()));
  if (!year && !month && !day) return '';
  return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
}

/** Which fields to mend: all where each is right by itself, such as on 30 February. */
function wrongParts(parts: Parts): readonly Part[] {
  const isRight = (part: Part, most: number) => {
    const text = asciiDigits(parts[part].trim());
    return /^\d+$/.test(text) && text.length <= LENGTHS[part] && Number(text) >= 1 && Number(text) <= most;
  };
  const year = asciiDigits(parts.year.trim());
  const right = {
    day: isRight('day', 31),
    month: isRight('month', 12),
    year: isRight('year', 9999) && year.length === 4,
  };
  const all = ['day', 'month', 'year'] as const;
  const wrong = all.filter((part) => !right[part]);
  return wrong.length > 0 ? wrong : all;
}

/** As the language writes dates. */
function orderIn(lang: string): Part[] {
  const format = new Intl.DateTimeFormat(lang, {
    calendar: 'gregory',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  });
  return format
    .formatToParts(new Date(2000, 0, 2))
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'day' || type === 'month' || type === 'year');
}
