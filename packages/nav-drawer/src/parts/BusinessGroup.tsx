import type { BusinessState } from '@travel-shell/contract';
import type { BusinessKind } from '@travel-shell/core';
import { siteUrl, useConfig } from '@travel-shell/piece';
import { businessEntries, useAdminHubUrl } from '@travel-shell/piece/company';
import { calendarIcon, companyIcon, mailIcon, settingsIcon, starIcon, successIcon } from '@travel-shell/ui/icons';
import type { ReactNode } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';
import { Entry } from './Entry.tsx';
import { Group } from './Group.tsx';

const ICONS: Record<BusinessKind, string> = {
  hub: companyIcon,
  admin: settingsIcon,
  events: calendarIcon,
  approvals: successIcon,
  invitations: mailIcon,
  upgrade: starIcon,
};

/** NAV-024, NAV-025. */
export function BusinessGroup(props: PartProps & { business: BusinessState }): ReactNode {
  const { prepared, business, onTrack, onChosen } = props;
  const { messages } = prepared;
  const { businessGroup, adminPages } = useConfig();
  const entries = businessEntries(business, businessGroup, useAdminHubUrl(business, adminPages));
  return (
    <Group {...props} name="business" title={messages.business} count={entries.length}>
      {entries.map(({ kind, url }) => (
        <li key={kind}>
          <Entry
            icon={ICONS[kind]}
            text={messages.businessEntries[kind]}
            href={siteUrl(url)}
            onClick={() => {
              onTrack('business', kind);
              onChosen();
            }}
          />
        </li>
      ))}
    </Group>
  );
}
