import type { BusinessState } from '@travel-shell/contract';
import { useConfig } from '@travel-shell/piece';
import { type BusinessMenuKey, businessMenu, useAdminHubUrl } from '@travel-shell/piece/company';
import {
  clockIcon,
  companyIcon,
  helpIcon,
  peopleIcon,
  receiptIcon,
  settingsIcon,
  shieldIcon,
  successIcon,
  userIcon,
} from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { LinkRow } from '../parts/Row.tsx';

const ICONS: Record<BusinessMenuKey, string> = {
  approval: successIcon,
  book: clockIcon,
  reporting: receiptIcon,
  policies: shieldIcon,
  users: peopleIcon,
  company: companyIcon,
  admin: settingsIcon,
  helpCentre: helpIcon,
  account: userIcon,
};

/** The menu of business mode. */
export function BusinessMenu({ business, ...props }: PartProps & { business: BusinessState }): ReactNode {
  const { messages } = props.prepared;
  const config = useConfig();
  const adminHub = useAdminHubUrl(business, config.adminPages);
  const entries = businessMenu(business, { ...config, adminHub });

  function follow(key: BusinessMenuKey): void {
    props.onTrack('business', key);
    props.onClose();
  }

  return (
    <ul className="group" aria-label={messages.businessMenu}>
      {entries.map(({ key, url }) => (
        <li key={key}>
          <LinkRow icon={ICONS[key]} href={url} onClick={() => follow(key)}>
            {key === 'account' ? messages.accountPage : messages.businessEntries[key]}
          </LinkRow>
        </li>
      ))}
    </ul>
  );
}
