import { Loaded } from '@travel-shell/piece/company-screens';
import { useFormMessages } from '@travel-shell/piece/form';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { ssoVersion } from '@travel-shell/store/company';
import { Icon, infoIcon } from '@travel-shell/ui/icons';
import { passwordFieldSheet } from '@travel-shell/ui/password-field';
import { switchSheet } from '@travel-shell/ui/switch';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { SETTINGS_SHEETS } from '../parts/settingsSheets.ts';
import { CopyText } from './CopyText.tsx';
import { entryPoint, returnUrlOf } from './entryPoint.ts';
import { SsoList } from './SsoList.tsx';
import sheet from './sso.shadow.css';

/** The identity providers of a company (API-102 to API-108, BIZ-115). They are kept and tried, and sign nobody in (D-25). */
export function SingleSignOn({ messages }: ScreenProps<Messages>): ReactNode {
  const text = messages.sso;
  const words = useFormMessages(messages.lang);
  return (
    <div className="stack">
      <p className="notice sso-note">
        <Icon path={infoIcon} />
        <span>{text.notUsed}</span>
      </p>
      <section className="card">
        <h2>{text.forProvider}</h2>
        <Loaded entity={entryPoint} words={messages.frame}>
          {({ url }) => (
            <div className="fields">
              <CopyText label={text.returnUrl} hint={text.returnUrlHint} value={returnUrlOf(url)} text={text} />
              <CopyText label={text.entryPoint} hint={text.entryPointHint} value={url} text={text} />
            </div>
          )}
        </Loaded>
      </section>
      <Loaded entity={ssoVersion} words={messages.frame}>
        {(seen) =>
          words ? (
            <SsoList seen={seen} messages={messages} words={words} />
          ) : (
            <p role="status">{messages.frame.loading}</p>
          )
        }
      </Loaded>
    </div>
  );
}

export const screen: Screen<Messages> = {
  View: SingleSignOn,
  sheets: [...SETTINGS_SHEETS, passwordFieldSheet, switchSheet, sheet],
  ahead: () => void ssoVersion.onPage().ensure(),
};
