import { companySheet } from '@travel-shell/piece/company-screens';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { dataTableSheet } from '@travel-shell/ui/data-table';
import { choiceSheet, radioGroupSheet } from '@travel-shell/ui/radio-group';
import { listboxSheet, selectSheet } from '@travel-shell/ui/select';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { switchSheet } from '@travel-shell/ui/switch';
import { fieldSheet } from '@travel-shell/ui/text-field';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import tableSheet from '../parts/tables.shadow.css';
import { Plan } from './Plan.tsx';
import { SupportAccess } from './SupportAccess.tsx';
import { SupportSessions } from './SupportSessions.tsx';

/** The rights of support in the company, what it has done there, and the company's plan (BIZ-097). */
export function AccountPermissions(props: ScreenProps<Messages>): ReactNode {
  const { messages } = props;
  /** How often access was changed here, which ends sessions. */
  const [changes, setChanges] = useState(0);
  return (
    <div className="stack">
      <SupportAccess messages={messages} onChange={() => setChanges((count) => count + 1)} />
      <SupportSessions {...props} changes={changes} />
      <Plan messages={messages} />
    </div>
  );
}

export const screen: Screen<Messages> = {
  View: AccountPermissions,
  sheets: [
    ...[switchSheet, choiceSheet, radioGroupSheet, fieldSheet, listboxSheet, selectSheet],
    ...[dataTableSheet, skeletonSheet, companySheet, tableSheet],
  ],
};
