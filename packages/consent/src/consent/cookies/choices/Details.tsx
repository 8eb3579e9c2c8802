import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';
import { BackHeader } from './BackHeader.tsx';
import type { Lists } from './useLists.ts';

interface DetailsProps {
  headingId: string;
  messages: Messages;
  list: NonNullable<Lists['shown']>;
  onBack: () => void;
}

/** The cookies of a category (STA-076). */
export function Details({ headingId, messages, list, onBack }: DetailsProps): ReactNode {
  const texts = messages.cookies;
  return (
    <>
      <BackHeader id={headingId} heading={texts.names[list.category]} messages={messages} onBack={onBack} />
      <div className="body">
        <table className="cookies">
          <thead>
            <tr>
              <th scope="col">{texts.cookie}</th>
              <th scope="col">{texts.domain}</th>
            </tr>
          </thead>
          <tbody>
            {list.cookies.map(({ name, domain }) => (
              <tr key={`${name} ${domain}`}>
                {/* Not of the cell, whose edge is the page's. */}
                <td>
                  <bdi dir="ltr">{name}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{domain}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
