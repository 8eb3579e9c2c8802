import { helpIcon, Icon, luggageIcon, settingsIcon } from '@travel-shell/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { closeMenuAround } from './closeMenuAround.ts';

/** The account menu's links: trips, account where there is one, help. */
export function MenuLinks({ auth, links, messages, tripsText, onTrack }: AccountMenuProps): ReactNode {
  const shown = [
    { label: 'trips', url: links.trips, text: tripsText, icon: luggageIcon },
    { label: 'account', url: links.account, text: messages.accountPage, icon: settingsIcon },
    { label: 'help', url: links.help, text: messages.help, icon: helpIcon },
  ].filter(({ label }) => label !== 'account' || auth.status === 'signedIn');

  function handleClick(event: MouseEvent, label: string): void {
    closeMenuAround(event.currentTarget);
    onTrack('account', label);
  }

  return (
    <ul className="menu-links">
      {shown.map(({ label, url, text, icon }) => (
        <li key={label}>
          <a className="link" href={url} onClick={(event) => handleClick(event, label)}>
            <Icon path={icon} />
            <span className="link-text">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
