import type { Schema } from '@travel-shell/contract';
import { Icon } from '@travel-shell/ui';
import { chevronIcon } from '@travel-shell/ui/icons';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { leftAlone, useServed } from '../parts/ServerFilled.tsx';
import { ListText } from './ListText.tsx';
import type { Messages } from './messages/generated/Messages.ts';

interface SummaryProps {
  messages: Messages;
  initial: Schema<'TcfInitialPreferences'> | undefined;
}

/** The request for consent, by purposes, stacks and special features, with the number of vendors. */
export function Summary({ messages, initial }: SummaryProps): ReactNode {
  // A server that knew the list has said all; else it is said later.
  const isServed = useServed();
  const [isComplete, setComplete] = useState(true);
  const lookAt = (box: HTMLElement | null) => void (box && setComplete(box.querySelector('.tcf-cards') !== null));
  if (isServed && (isComplete || !initial))
    return <div className="tcf-summary" ref={lookAt} {...leftAlone(true)} suppressHydrationWarning />;
  return (
    <div className="tcf-summary" key="known">
      <Contents messages={messages} initial={initial} />
    </div>
  );
}

function Contents({ messages, initial }: SummaryProps): ReactNode {
  const list = (text: ReactNode) => (
    <button type="button" className="ts-link tcf-list-link" part="link" data-tab="vendors" data-replay="">
      {text}
    </button>
  );
  if (!initial)
    return (
      <>
        <p>{createElement(Fragment, null, ...messages.introUncounted({ list }))}</p>
        <p>{messages.plain}</p>
      </>
    );
  const { purposes, specialFeatures, stacks, numVendors } = initial;
  const isIn = (group: 'purposes' | 'specialFeatures', id: number) => stacks.some((stack) => stack[group].includes(id));
  return (
    <>
      <p>{createElement(Fragment, null, ...messages.intro({ count: numVendors, list }))}</p>
      <h3 className="tcf-title">{messages.purposesTitle}</h3>
      <div className="tcf-cards">
        {purposes
          .filter(({ id }) => !isIn('purposes', id))
          .map((purpose) => (
            <Card key={`purpose-${purpose.id}`} {...purpose} parts={[]} />
          ))}
        {stacks.map((stack) => (
          <Card
            key={stack.id}
            {...stack}
            parts={[
              ...purposes.filter(({ id }) => stack.purposes.includes(id)),
              ...specialFeatures.filter(({ id }) => stack.specialFeatures.includes(id)),
            ]}
          />
        ))}
        {specialFeatures
          .filter(({ id }) => !isIn('specialFeatures', id))
          .map((feature) => (
            <Card key={`feature-${feature.id}`} {...feature} parts={[]} />
          ))}
      </div>
    </>
  );
}

interface CardProps {
  name: string;
  description: string;
  parts: readonly { name: string }[];
}

/** A purpose, or a stack of them, by name; the platform opens the rest of it. */
function Card({ name, description, parts }: CardProps): ReactNode {
  return (
    <details className="tcf-card">
      <summary className="tcf-card-summary">
        <ListText>{name}</ListText>
        <Icon path={chevronIcon} />
      </summary>
      <div className="tcf-card-text" lang="en" dir="ltr">
        <p>{description}</p>
        {parts.length > 0 && (
          <ul>
            {parts.map((part) => (
              <li key={part.name}>{part.name}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
