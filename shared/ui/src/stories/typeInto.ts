import { fireEvent } from 'storybook/test';

/**
 * Types for a play function. React misses `userEvent.type` in a shadow root: user-event 14.6 prepares an input on focus events at
 * the document, where the target is the host. Delete this when it uses the composed path.
 */
export function typeInto(input: HTMLElement, text: string): void {
  input.focus();
  fireEvent.input(input, { target: { value: text } });
}
