import type { FormEvent, ReactNode } from 'react';
import { CONSENT_TEXTS, type ConsentKind } from '../texts.ts';

/** What a button of the first layer answers: its value. */
export type FormChoice = 'accept' | 'decline' | 'close';

interface ConsentFormProps {
  kind: ConsentKind;
  /** The language of the text that is shown. */
  locale: string;
  onChoose: (choice: FormChoice) => void;
  children: ReactNode;
}

/**
 * The first layer. Without script the browser posts it and the server answers with the page; before React consent.js
 * posts the same fields. Buttons are `<button name="choice" value="accept">`, others have `type="button"`.
 */
export function ConsentForm({ kind, locale, onChoose, children }: ConsentFormProps): ReactNode {
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // By Enter in a field the platform presses the first button.
    onChoose((submitter as HTMLButtonElement).value as FormChoice);
  }

  return (
    <form className="form" method="post" action="/privacy/consent" onSubmit={handleSubmit}>
      <input type="hidden" name="regime" value={kind} />
      <input type="hidden" name="text" value={CONSENT_TEXTS[kind]} />
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  );
}
