import { Fragment, type ReactNode } from 'react';

interface EmailTextProps {
  text: string;
}

/** An address, or a sentence with one, that wraps before `@` and dots rather than within a word. */
export function EmailText({ text }: EmailTextProps): ReactNode {
  return text.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
