import { regionName } from '@travel-shell/i18n/displayNames';
import { type ChangeEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FieldError, type FieldTexts, fieldIds, GroupLabel, useFormValue } from '../field/index.ts';
import { chevronIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { byTitle } from '../native-select/CodeFields.tsx';
import { useEffectEvent } from '../useEffectEvent.ts';
import { DIALLING_CODES, joinNumber, splitNumber } from './diallingCodes.ts';

export interface PhoneFieldProps extends FieldTexts {
  texts: Readonly<Record<'country' | 'number', string>>;
  /** BCP 47; of the countries' names. */
  lang: string;
  /** ISO 3166-1, of a number without a code. */
  defaultCountry: string;
  /** Name of the whole number in the form, as `+49 30 123456`. */
  name?: string;
  /** Name of the country alone, which a number does not say where several share its code. */
  countryName?: string;
  id?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  /** The visitor's own number, which browsers may fill in; not that of somebody they book for. */
  isOwn?: boolean;
}

/** A telephone number with the country that it belongs to. A number that is pasted or filled in with its code sets the country. */
export function PhoneField(props: PhoneFieldProps): ReactNode {
  const { label, hideLabel, hint, error, texts, lang, name, onValueChange, required, disabled, isOwn } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [first] = useState(() => splitNumber(props.defaultValue ?? '', props.defaultCountry));
  /** As the last event told. The controls have the truth: they may be filled in without one. */
  const [number, setNumber] = useState(first);
  const ids = fieldIds(id, { hint, error });

  const countries = useMemo(() => {
    return byTitle(
      lang,
      [...DIALLING_CODES].map(([value, code]) => ({ value, code, title: regionName(lang, value) })),
    );
  }, [lang]);

  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const value = useRef<HTMLInputElement>(null);

  /** Reads the controls. */
  function take(): string {
    const next = { country: select.current?.value ?? '', national: input.current?.value ?? '' };
    if (next.country !== number.country || next.national !== number.national) {
      setNumber(next);
      onValueChange?.(joinNumber(next));
    }
    return joinNumber(next);
  }

  /** Takes the country out of a number that has its code. */
  function split(): void {
    if (!select.current || !input.current) return;
    const { country, national } = splitNumber(input.current.value, select.current.value);
    select.current.value = country;
    if (national !== input.current.value) input.current.value = national;
    take();
  }

  // Typed, chosen or filled in before React had the fields.
  const takeTyped = useEffectEvent(split);
  useEffect(() => takeTyped(), [takeTyped]);
  useFormValue(value, take);

  // Another language brings other options, and they keep what is chosen.
  const chosen = useRef<string>(undefined);
  const attachSelect = useCallback((element: HTMLSelectElement) => {
    select.current = element;
    if (chosen.current !== undefined) element.value = chosen.current;
    return () => {
      chosen.current = element.value;
      select.current = null;
    };
  }, []);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    // Pasted and filled in at once. Letter by letter the country would change with each digit of its code.
    const isTyped = event.target.value.length <= number.national.length + 1;
    if (isTyped) take();
    else split();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser, nor shrink below its contents
    <div
      role="group"
      className="ts-field ts-phone"
      part="field"
      aria-labelledby={ids.label}
      aria-describedby={ids.control['aria-describedby']}
      aria-disabled={disabled || undefined}
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <GroupLabel id={ids.label} isRequired={required} {...{ label, hideLabel }} />
      <div className="ts-phone-parts" data-disabled={disabled ? '' : undefined}>
        <span className="ts-box ts-phone-country">
          <select
            // Hydrated options are those of the server, whatever React takes them for, so none is reused.
            key={lang}
            ref={attachSelect}
            className="ts-input"
            part="country"
            name={props.countryName}
            aria-label={texts.country}
            autoComplete={isOwn ? 'tel-country-code' : 'off'}
            defaultValue={first.country}
            disabled={disabled}
            onChange={take}
          >
            {countries.map(({ value, code, title }) => (
              // A server may call a country something else than this browser, and sort it elsewhere.
              <option key={value} value={value} suppressHydrationWarning>
                {`${title} (\u200e+${code})`}
              </option>
            ))}
          </select>
          <Icon path={chevronIcon} />
        </span>
        <span className="ts-box ts-phone-number">
          <input
            ref={input}
            id={`${id}-number`}
            className="ts-input"
            part="input"
            type="tel"
            dir="ltr"
            aria-label={texts.number}
            autoComplete={isOwn ? 'tel-national' : 'off'}
            defaultValue={first.national}
            required={required}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? ids.error : undefined}
            onChange={handleChange}
            onBlur={split}
          />
        </span>
      </div>
      {hint && (
        <div id={ids.hint} className="ts-field-hint" part="hint">
          {hint}
        </div>
      )}
      <FieldError id={ids.error} error={error} />
      {name !== undefined && (
        <input ref={value} type="hidden" name={name} value={joinNumber(number)} disabled={disabled} />
      )}
    </div>
  );
}
