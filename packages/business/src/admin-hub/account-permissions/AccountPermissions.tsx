import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import { dataTableSheet } from '@travel-shell/ui/data-table';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { switchSheet } from '@travel-shell/ui/switch';
import { type ReactNode, useState } from 'react';
import partsSheet from '../../parts/parts.shadow.css';
import type { Messages } from '../messages/generated/Messages.ts';
import tableSheet from '../parts/tables.shadow.css';
import { CompanyLog } from './CompanyLog.tsx';
import { Plan } from './Plan.tsx';
import { SupportAccess } from './SupportAccess.tsx';

/** What support may do in the company, its plan, and what was changed in it (BIZ-097). */
export function AccountPermissions(props: ScreenProps<Messages>): ReactNode {
  const { messages } = props;
  /** How often something was changed here, which the log then has. */
  const [changes, setChanges] = useState(0);
  const handleChange = () => setChanges((count) => count + 1);
  return (
    <div className="stack">
      <SupportAccess messages={messages} onChange={handleChange} />
      <Plan messages={messages} onChange={handleChange} />
      <CompanyLog {...props} changes={changes} />
    </div>
  );
}

export const screen: Screen<Messages> = {
  View: AccountPermissions,
  sheets: [...[switchSheet, dataTableSheet, skeletonSheet], ...confirmDialogSheets, ...[partsSheet, tableSheet]],
};
