import type { MouseEvent, ReactNode } from 'react';
import { alertIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

/** A wrong field. */
export interface ErrorLink {
  /** Id of the field's control, in the same root. */
  id: string;
  /** Which field, and what is wrong. */
  text: string;
}

interface ErrorSummaryProps {
  /** The text for the whole form. Empty: nothing is wrong. */
  text: string;
  /** Default: none, where a form is as short as its summary. */
  links?: readonly ErrorLink[];
}

/** Says once what is wrong with a form, and leads to the fields. It is rendered before its text, so that it is announced. */
export function ErrorSummary({ text, links = [] }: ErrorSummaryProps): ReactNode {
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    // The browser finds no anchors in a shadow root, and would scroll to a field without focusing it.
    const root = event.currentTarget.getRootNode() as ShadowRoot | Document;
    const id = CSS.escape(event.currentTarget.hash.slice(1));
    // A field of several parts gets the focus at a wrong part, a group of choices at the first one.
    const part = `:is(input, select, textarea, button)[id^="${id}-"]`;
    const control =
      root.querySelector<HTMLElement>(`${part}[aria-invalid=true]`) ??
      root.querySelector<HTMLElement>(`#${id}, ${part}`);
    if (!control) return;
    event.preventDefault();
    control.focus();
  }

  return (
    <div role="alert" className="ts-form-summary" part="form-summary">
      {text && (
        <>
          <p className="ts-form-summary-text">
            <Icon path={alertIcon} />
            <span>{text}</span>
          </p>
          {links.length > 0 && (
            <ul>
              {links.map((link) => (
                <li key={link.id}>
                  <a href={`#${link.id}`} onClick={handleClick}>
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
