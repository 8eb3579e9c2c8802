import type { ReactNode } from 'react';
import type { SkipLink } from '../checkSkipLinks.ts';
import type { Messages } from '../messages/generated/Messages.ts';

interface SkipLinksProps {
  mainContent: string;
  links: readonly SkipLink[];
  messages: Messages;
}

/** HDR-025. Links to places in the page, visible while focused. They work without script. */
export function SkipLinks({ mainContent, links, messages }: SkipLinksProps): ReactNode {
  return (
    <nav className="skip-links" aria-label={messages.skipLinks}>
      <ul>
        {[{ text: messages.skipToMain, url: mainContent }, ...links].map(({ text, url }, index) => (
          // Two may lead to one place.
          <li key={index}>
            <a href={url}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
