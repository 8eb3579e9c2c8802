import { fireEvent } from 'storybook/test';

/**
 * Types for a play function. `userEvent.type` goes unnoticed by React in a shadow root: user-event 14.6 prepares an input
 * when the document hears of its focus, and hears of the host's there. Delete this when it looks at the composed path.
 */
export function typeInto(input: HTMLElement, text: string): void {
  input.focus();
  fireEvent.input(input, { target: { value: text } });
}
