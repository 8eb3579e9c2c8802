import type { FormEvent, ReactNode, RefObject } from 'react';

interface SelectFormValueProps {
  name: string | undefined;
  value: string;
  disabled: boolean | undefined;
  required: boolean | undefined;
  /** The visible control. */
  control: RefObject<HTMLElement | null>;
  /** Called when a submission is blocked, with the browser's message. */
  onRefuse: (text: string) => void;
}

/**
 * Hidden form control with the value and `required` of a select, which is a button itself. The field shows the error
 * instead of the browser's own message.
 */
export function SelectFormValue(props: SelectFormValueProps): ReactNode {
  const { name, value, disabled, required, control, onRefuse } = props;
  if (!required) return <input type="hidden" name={name} value={value} disabled={disabled} />;

  function handleInvalid(event: FormEvent<HTMLInputElement>): void {
    event.preventDefault();
    const input = event.currentTarget;
    onRefuse(input.validationMessage);
    // The browser focuses the first invalid control unless its event is prevented.
    if (input.form?.querySelector(':invalid:not(fieldset)') === input) control.current?.focus();
  }

  return (
    <input
      // Hidden inputs are never validated.
      type="text"
      className="ts-hidden"
      name={name}
      value={value}
      disabled={disabled}
      required
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      onChange={() => {}}
      onFocus={() => control.current?.focus()}
      onInvalid={handleInvalid}
    />
  );
}
