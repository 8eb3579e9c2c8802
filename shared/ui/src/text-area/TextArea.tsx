import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Field, type FieldTexts, fieldIds } from '../field/index.ts';
import { setRef } from '../setRef.ts';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** How many characters are left; negative beyond `maxLength`. Without it there is no counter. */
  countText?: (left: number) => string;
}

/**
 * Several lines of text, which grow with what is typed. A text that is too long is kept and can be shortened: who pastes a
 * report must not lose its end. The ref is the `<textarea>`.
 */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, hideLabel, hint, error, value, defaultValue, onValueChange, countText, maxLength, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [typed, setTyped] = useState(defaultValue ?? '');
  const control = useRef<HTMLTextAreaElement>(null);
  // Typed before React had the field.
  useEffect(() => setTyped(control.current?.value ?? ''), []);
  // In code points, as the back end counts.
  const left = maxLength === undefined ? undefined : maxLength - [...(value ?? typed)].length;
  const count = countText && left !== undefined ? countText(left) : '';
  const countId = `${id}-count`;
  const described = [rest['aria-describedby'], count && countId].filter(Boolean).join(' ');

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>): void {
    setTyped(event.target.value);
    onValueChange?.(event.target.value);
  }

  return (
    <Field {...{ id, label, hideLabel, hint, error }} isDisabled={rest.disabled} isRequired={rest.required}>
      <div className="ts-box ts-text-area" part="box">
        <textarea
          rows={4}
          part="input"
          {...rest}
          {...(value === undefined ? { defaultValue } : { value })}
          {...fieldIds(id, { hint, error }, described || undefined).control}
          id={id}
          ref={(element) => {
            control.current = element;
            return setRef(rest.ref, element);
          }}
          className={`ts-input ${rest.className ?? ''}`.trim()}
          onChange={handleChange}
        />
      </div>
      {count && (
        <div id={countId} className="ts-text-area-count" part="count" data-over={(left as number) < 0 ? '' : undefined}>
          {count}
        </div>
      )}
      {/* Read out once nothing more fits; each letter before that would be noise. */}
      <div className="ts-hidden" aria-live="polite">
        {left !== undefined && left <= 0 && count}
      </div>
    </Field>
  );
}
