import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import { ServerFilled } from '../parts/ServerFilled.tsx';
import { BackHeader } from './BackHeader.tsx';
import type { Press } from './useChoices.ts';

interface DetailsProps {
  headingId: string;
  messages: Messages;
  onPress: Press;
}

/** The cookies of a category (STA-076), which head/choices.ts fills in. */
export function Details({ headingId, messages, onPress }: DetailsProps): ReactNode {
  const texts = messages.cookies;
  return (
    <div data-view="details" hidden suppressHydrationWarning>
      <BackHeader messages={messages} onPress={onPress}>
        <ServerFilled as="h2" id={headingId} className="heading" part="heading" tabIndex={-1} />
      </BackHeader>
      <div className="body">
        <table className="cookies">
          <thead>
            <tr>
              <th scope="col">{texts.cookie}</th>
              <th scope="col">{texts.domain}</th>
            </tr>
          </thead>
          <ServerFilled as="tbody" />
        </table>
      </div>
    </div>
  );
}
