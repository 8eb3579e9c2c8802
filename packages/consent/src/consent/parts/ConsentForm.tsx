import type { FormEvent, ReactNode } from 'react';
import { CONSENT_TEXTS, type ConsentKind } from '../texts.ts';

/** The answer of a button of the first layer: its value. */
export type FormChoice = 'accept' | 'decline' | 'close';

interface ConsentFormProps {
  kind: ConsentKind;
  /** The language of the text that is shown. */
  locale: string;
  /** Missing where no button submits it. */
  onChoose?: (choice: FormChoice) => void;
  /** The form's id, if buttons outside of it submit it, too. */
  id?: string;
  /** The view's name, if the layer has several, see head/choices.ts. */
  'data-view'?: string;
  children: ReactNode;
}

/**
 * A form with an answer. Without script the browser posts it and the server answers with the page; before React consent.js
 * posts the same fields. Buttons that answer are `<button name="choice" value="accept">`; those that lead on have
 * `type="button"`, and consent.js knows them by the name, too.
 */
export function ConsentForm({ kind, locale, onChoose, children, ...view }: ConsentFormProps): ReactNode {
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // By Enter in a field the platform presses the first button.
    onChoose?.((submitter as HTMLButtonElement).value as FormChoice);
  }

  return (
    <form
      {...view}
      className="form"
      method="post"
      action="/privacy/consent"
      // Nothing is ticked beforehand, nor by a browser that restores a page.
      autoComplete="off"
      onSubmit={handleSubmit}
      suppressHydrationWarning
    >
      <input type="hidden" name="regime" value={kind} />
      <input type="hidden" name="text" value={CONSENT_TEXTS[kind]} />
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  );
}
