import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Choice, type ChoiceProps } from '../choice/index.ts';
import { FieldError, fieldIds } from '../field/index.ts';
import { setRef } from '../setRef.ts';

export interface CheckboxProps extends Omit<ChoiceProps, 'type' | 'id'> {
  id?: string;
  error?: ReactNode;
  /** Some of its sub-options are selected; shown instead of the checked state. */
  isIndeterminate?: boolean;
  onCheckedChange?: (isChecked: boolean) => void;
}

/** The ref is the `<input>`. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { error, isIndeterminate = false, onCheckedChange, onChange, ref, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const ids = fieldIds(id, { error }, rest['aria-describedby']);
  const input = useRef<HTMLInputElement>(null);

  // `indeterminate` has no attribute, and a press clears it, so it is set after every render.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });

  return (
    <div className="ts-field" part="field">
      <Choice
        {...rest}
        {...ids.control}
        aria-invalid={error ? true : rest['aria-invalid']}
        id={id}
        type="checkbox"
        ref={(element) => {
          input.current = element;
          return setRef(ref, element);
        }}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
