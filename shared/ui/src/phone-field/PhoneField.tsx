import { asciiDigits } from '@travel-shell/i18n/digits';
import { regionName } from '@travel-shell/i18n/displayNames';
import { type ChangeEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FieldError, type FieldTexts, fieldIds, GroupLabel } from '../field/index.ts';
import { chevronIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { byTitle } from '../native-select/CodeFields.tsx';
import { useEffectEvent } from '../useEffectEvent.ts';
import { DIALLING_CODES, joinNumber, type PhoneNumber, splitNumber } from './diallingCodes.ts';

export interface PhoneFieldProps extends FieldTexts {
  texts: Readonly<Record<'country' | 'number', string>>;
  /** BCP 47; of the countries' names. */
  lang: string;
  /** ISO 3166-1, of a number without a code. */
  defaultCountry: string;
  /** Of the whole number in the form, as `+49 30 123456`. */
  name?: string;
  /** Of the country alone, which a number does not say where several share its code. */
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
  const [number, setNumber] = useState(() => splitNumber(props.defaultValue ?? '', props.defaultCountry));
  const ids = fieldIds(id, { hint, error });

  const countries = useMemo(() => {
    return byTitle(
      lang,
      [...DIALLING_CODES].map(([value, code]) => ({ value, code, title: regionName(lang, value) })),
    );
  }, [lang]);

  function change(next: PhoneNumber): void {
    setNumber(next);
    onValueChange?.(joinNumber({ ...next, national: asciiDigits(next.national) }));
  }

  function split(text: string): void {
    change(splitNumber(asciiDigits(text), number.country));
  }

  // Typed, chosen or filled in before React had the fields.
  const group = useRef<HTMLDivElement>(null);
  const takeTyped = useEffectEvent(() => {
    const [select, input] = ['select', 'input'].map((tag) => group.current?.querySelector<HTMLInputElement>(tag));
    const [country = '', national = ''] = [select?.value, input?.value];
    if (country !== number.country || national !== number.national) change(splitNumber(asciiDigits(national), country));
  });
  useEffect(() => takeTyped(), [takeTyped]);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const text = event.target.value;
    // Pasted and filled in at once. Letter by letter the country would change with each digit of its code.
    const isTyped = text.length <= number.national.length + 1;
    if (isTyped) change({ ...number, national: text });
    else split(text);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser, nor shrink below its contents
    <div
      ref={group}
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
            className="ts-input"
            part="country"
            name={props.countryName}
            aria-label={texts.country}
            autoComplete={isOwn ? 'tel-country-code' : 'off'}
            value={number.country}
            disabled={disabled}
            onChange={(event) => change({ ...number, country: event.target.value })}
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
            id={`${id}-number`}
            className="ts-input"
            part="input"
            type="tel"
            dir="ltr"
            aria-label={texts.number}
            autoComplete={isOwn ? 'tel-national' : 'off'}
            value={number.national}
            required={required}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? ids.error : undefined}
            onChange={handleChange}
            onBlur={(event) => split(event.target.value)}
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
        <input
          type="hidden"
          name={name}
          value={joinNumber({ ...number, national: asciiDigits(number.national) })}
          disabled={disabled}
        />
      )}
    </div>
  );
}
