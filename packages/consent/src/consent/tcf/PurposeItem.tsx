import type { Schema } from '@travel-shell/contract';
import { Icon } from '@travel-shell/ui';
import { chevronIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useState } from 'react';
import { ListText } from './ListText.tsx';
import type { Messages } from './messages/generated/Messages.ts';
import { type Use, vendorsFor } from './vendorsByPurpose.ts';

interface PurposeItemProps {
  messages: Messages;
  item: Schema<'TcfPurpose'>;
  use: Use;
  vendors: readonly Schema<'TcfVendorRow'>[];
  count: number;
  /** The purpose's switches. */
  children: ReactNode;
}

/** A purpose or a feature, with all that the list says of it, and which vendors use it. */
export function PurposeItem({ messages, item, use, vendors, count, children }: PurposeItemProps): ReactNode {
  const { id, name, description, illustrations } = item;
  return (
    <li className="tcf-purpose">
      <div className="tcf-purpose-head">
        <h4 className="tcf-name">
          <ListText>{name}</ListText>
        </h4>
        {children && <div className="tcf-switches">{children}</div>}
      </div>
      <p className="tcf-description">
        <ListText>{description}</ListText>
      </p>
      {illustrations.length > 0 && (
        <details className="tcf-more">
          <summary>
            {messages.examples}
            <Icon path={chevronIcon} />
          </summary>
          <ul className="tcf-examples" lang="en" dir="ltr">
            {illustrations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <VendorsOf name={messages.count({ count })} find={() => vendorsFor(vendors, use, id)} />
    </li>
  );
}

/** A dropdown of names (CNS-026), made when it opens first: all of them together have thousands. */
function VendorsOf({ name, find }: { name: string; find: () => Schema<'TcfVendorRow'>[] }): ReactNode {
  const [names, setNames] = useState<readonly Schema<'TcfVendorRow'>[]>();
  return (
    <details className="tcf-more" onToggle={(event) => event.currentTarget.open && !names && setNames(find())}>
      <summary>
        {name}
        <Icon path={chevronIcon} />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has no control inside */}
      <ul className="tcf-dropdown" tabIndex={0} aria-label={name}>
        {names?.map((vendor) => (
          <li key={vendor.id}>
            <bdi>{vendor.name}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
