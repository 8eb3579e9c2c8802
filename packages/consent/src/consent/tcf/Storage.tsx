import type { Schema } from '@travel-shell/contract';
import { useShellState } from '@travel-shell/store';
import { deviceStorageDisclosure } from '@travel-shell/store/consent';
import type { ReactNode } from 'react';
import type { Facts } from './Facts.ts';
import { formatDuration } from './formatDuration.ts';
import { ListText } from './ListText.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { WaitingText } from './Waiting.tsx';

interface StorageProps {
  vendorId: number;
  facts: Facts;
}

/** A vendor's disclosure of each thing that it stores (CNS-040). STA-084 to STA-086. */
export function Storage({ vendorId, facts }: StorageProps): ReactNode {
  const { messages } = facts;
  const entity = deviceStorageDisclosure(vendorId);
  const known = useShellState(entity);
  if (!known.data)
    return known.status === 'failed' ? (
      <LoadFailed messages={messages} text={messages.missing} onRetry={() => void entity.refresh()} />
    ) : (
      <WaitingText messages={messages} />
    );
  const { disclosures, domains } = known.data;
  return (
    <>
      {disclosures.length > 0 && (
        <ul>
          {disclosures.map((entry) => (
            <li key={`${entry.type} ${entry.identifier}`}>
              <bdi className="tcf-identifier">{entry.identifier}</bdi>
              <span className="tcf-note"> {factsOf(entry, facts)}</span>
              <UsedFor ids={entry.purposes} facts={facts} />
            </li>
          ))}
        </ul>
      )}
      {domains.length > 0 && (
        <>
          <h5 className="tcf-subtitle">{messages.domains}</h5>
          <ul>
            {domains.map(({ domain, use }) => (
              // The list's mark keeps the page's edge.
              <li key={domain}>
                <span lang="en" dir="ltr">
                  {domain}
                  {use && <span className="tcf-note"> {use}</span>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** STA-085 */
function UsedFor({ ids, facts: { messages, initial } }: { ids: readonly number[]; facts: Facts }): ReactNode {
  const names = initial.purposes.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <div className="tcf-note">
      {messages.purposes}: <ListText>{names.join(', ')}</ListText>
    </div>
  );
}

function factsOf({ type, maxAgeSeconds, cookieRefresh }: Schema<'StorageDisclosure'>, { messages, locale }: Facts) {
  const age = maxAgeSeconds ? formatDuration(locale, maxAgeSeconds) : type === 'cookie' && messages.forSession;
  return [messages.types[type], age, cookieRefresh && messages.renewed].filter(Boolean).join(' · ');
}
