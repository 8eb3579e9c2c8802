import type { FormEvent, ReactNode, RefObject } from 'react';

interface SelectFormValueProps {
  name: string | undefined;
  value: string;
  disabled: boolean | undefined;
  required: boolean | undefined;
  /** Stands for this one wherever somebody looks. */
  control: RefObject<HTMLElement | null>;
  /** A form cannot be sent; with the browser's words for it. */
  onRefuse: (text: string) => void;
}

/**
 * What a form sees of a select, which is a button and so none of its business: the value, and whether there has to be
 * one. Nobody else sees it. The browser would point at it with a message of its own; the field says it instead.
 */
export function SelectFormValue(props: SelectFormValueProps): ReactNode {
  const { name, value, disabled, required, control, onRefuse } = props;
  if (!required) return <input type="hidden" name={name} value={value} disabled={disabled} />;

  function handleInvalid(event: FormEvent<HTMLInputElement>): void {
    event.preventDefault();
    const input = event.currentTarget;
    onRefuse(input.validationMessage);
    // The browser goes to the first one that is wrong, unless that one says so itself.
    if (input.form?.querySelector(':invalid:not(fieldset)') === input) control.current?.focus();
  }

  return (
    <input
      // Hidden ones are never asked.
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
