import { type ReactNode, useId } from 'react';
import { Choice } from '../choice/index.ts';
import { FieldError, type FieldTexts, fieldIds, GroupLabel } from '../field/index.ts';

export interface RadioOption {
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  options: readonly RadioOption[];
  /** Name in the form, which also groups the buttons. */
  name?: string;
  id?: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  orientation?: 'vertical' | 'horizontal';
  disabled?: boolean;
  required?: boolean;
}

/** Selects one of a few. Uses native radio buttons with the platform's keyboard handling. */
export function RadioGroup(props: RadioGroupProps): ReactNode {
  const { options, label, hideLabel, hint, error, value, defaultValue, onValueChange } = props;
  const { orientation = 'vertical', disabled, required } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const name = props.name ?? id;
  const ids = fieldIds(id, { hint, error });
  // MSC-055
  if (options.length === 0) {
    throw new Error('RadioGroup has no options, so there is nothing to choose. Pass at least one in `options`.');
  }
  return (
    <div
      className="ts-radio-group"
      part="radio-group"
      // Not a fieldset, whose group role supports neither required nor invalid.
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-required={required}
      aria-disabled={disabled}
      data-orientation={orientation}
      {...ids.control}
    >
      <GroupLabel id={ids.label} isRequired={required} {...{ label, hideLabel }} />
      {hint && (
        <div id={ids.hint} className="ts-field-hint" part="hint">
          {hint}
        </div>
      )}
      <div className="ts-radio-options">
        {options.map((option) => (
          <Choice
            key={option.value}
            id={`${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            label={option.title}
            hint={option.hint}
            disabled={disabled || option.disabled}
            required={required}
            onChange={() => onValueChange?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
