import { type ShownItem, VerticalLink } from '@travel-shell/ui/vertical-link';
import type { ReactNode } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';

interface ItemLinkProps extends PartProps {
  item: ShownItem;
  group: string;
}

/** A navigation item (STA-059), as in the header. */
export const ItemLink = ({ item, group, prepared, isInDialog, onChosen }: ItemLinkProps): ReactNode => (
  <li>
    <VerticalLink
      item={item}
      icon={prepared.icons[item.verticalName] as string}
      className="entry"
      newTab={prepared.messages.newTab}
      isDismissing={isInDialog}
      group={group}
      onClick={onChosen}
    />
  </li>
);
