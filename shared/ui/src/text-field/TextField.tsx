import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Field, type FieldTexts, fieldIds } from '../field/index.ts';
import { useTextValue } from './useTextValue.ts';

/** MSC-054. A password has `PasswordField` around it, unless it must never be shown. */
export type TextFieldType = 'text' | 'password' | 'email' | 'number' | 'search' | 'date';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'prefix' | 'value' | 'defaultValue' | 'onChange'> {
  type?: TextFieldType;
  value?: string;
  defaultValue?: string;
  /** Called with the text, truncated to `maxLength`. */
  onValueChange?: (value: string) => void;
  /** Before the text, within the box: an icon, a sign. */
  prefix?: ReactNode;
  /** After the text: a unit, a button. */
  suffix?: ReactNode;
  /** Below the box, before the hint. */
  below?: ReactNode;
}

/** A line of text. The ref is the `<input>`. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hideLabel, hint, error, prefix, suffix, below, ...input } = props;
  const { value, defaultValue, onValueChange, type = 'text', className, ...rest } = input;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const text = useTextValue({ value, defaultValue, maxLength: rest.maxLength, onValueChange });
  return (
    <Field {...{ id, label, hideLabel, hint, error }} isDisabled={rest.disabled} isRequired={rest.required}>
      <div className="ts-box" part="box">
        {prefix !== undefined && <span className="ts-affix">{prefix}</span>}
        <input
          part="input"
          // Addresses read from left to right in every language.
          dir={type === 'email' ? 'ltr' : undefined}
          {...rest}
          {...text}
          {...fieldIds(id, { hint, error }, rest['aria-describedby']).control}
          id={id}
          type={type}
          className={`ts-input ${className ?? ''}`.trim()}
        />
        {suffix !== undefined && <span className="ts-affix">{suffix}</span>}
      </div>
      {below}
    </Field>
  );
}
