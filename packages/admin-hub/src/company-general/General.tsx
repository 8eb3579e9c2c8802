import { Loaded, useLastKnown, usePausedEntity } from '@travel-shell/piece/company-screens';
import { useFormMessages } from '@travel-shell/piece/form';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { companyVersion } from '@travel-shell/store/company';
import { fileFieldSheet } from '@travel-shell/ui/file-field';
import { progressSheet } from '@travel-shell/ui/progress';
import { listboxSheet, selectSheet } from '@travel-shell/ui/select';
import { textAreaSheet } from '@travel-shell/ui/text-area';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { fetchCompany } from '../parts/fetchCompany.ts';
import { SETTINGS_SHEETS } from '../parts/settingsSheets.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import { Deletion } from './Deletion.tsx';
import { Facts } from './Facts.tsx';
import generalSheet from './General.shadow.css';
import { Help } from './Help.tsx';
import { SortOrders } from './SortOrders.tsx';

/** The company itself (BIZ-072), and help, which is there even where the company cannot be loaded. */
export function General({ messages, business }: ScreenProps<Messages>): ReactNode {
  const words = useFormMessages(messages.lang);
  const { status } = usePausedEntity(companyVersion);
  const isKnown = useLastKnown(status === 'pending' ? undefined : true);
  return (
    <div className="stack">
      <Loaded entity={companyVersion} words={messages.frame}>
        {({ values }) =>
          // All at once: what comes later would move what is below it.
          words ? (
            <div className="stack">
              <Facts messages={messages} />
              <CompanyLogo messages={messages} words={words} settings={values} />
              <SortOrders messages={messages} />
              <Deletion messages={messages} business={business} settings={values} />
            </div>
          ) : (
            <p role="status">{messages.frame.loading}</p>
          )
        }
      </Loaded>
      {words && isKnown && <Help messages={messages} />}
    </div>
  );
}

export const screen: Screen<Messages> = {
  View: General,
  sheets: [
    ...SETTINGS_SHEETS,
    ...[fileFieldSheet, listboxSheet, progressSheet, selectSheet, textAreaSheet],
    generalSheet,
  ],
  ahead: fetchCompany,
};
