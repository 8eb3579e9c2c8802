import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Field, type FieldTexts, fieldIds } from '../field/index.ts';
import { chevronIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

export interface CodeOption {
  value: string;
  title: string;
}

export interface NativeSelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'value' | 'children'> {
  options: readonly CodeOption[];
  /** A value that is no option stays chosen, as it is, until the visitor chooses another. */
  defaultValue?: string;
}

/**
 * One of a long list, by the browser's own control: it is searched by typing, filled in by browsers, known to every phone,
 * and works before React. The first option is empty.
 */
export function NativeSelect(props: NativeSelectProps): ReactNode {
  const { label, hideLabel, hint, error, options, defaultValue = '', className, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const isKnown = defaultValue === '' || options.some(({ value }) => value === defaultValue);
  return (
    <Field {...{ id, label, hideLabel, hint, error }} isDisabled={rest.disabled} isRequired={rest.required}>
      <div className="ts-box" part="box">
        <select
          part="input"
          {...rest}
          {...fieldIds(id, { hint, error }, rest['aria-describedby']).control}
          id={id}
          className={`ts-input ${className ?? ''}`.trim()}
          defaultValue={defaultValue}
        >
          <option value="" />
          {!isKnown && <option value={defaultValue}>{defaultValue}</option>}
          {options.map(({ value, title }) => (
            // A server may call it something else than this browser, and sort it elsewhere.
            <option key={value} value={value} suppressHydrationWarning>
              {title}
            </option>
          ))}
        </select>
        <Icon path={chevronIcon} />
      </div>
    </Field>
  );
}
