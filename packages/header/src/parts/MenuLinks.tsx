import { helpIcon, Icon, luggageIcon } from '@travel-shell/ui';
import type { ReactNode } from 'react';
import type { SignInPanelProps } from './SignInPanel.tsx';

/** The account menu's links: trips, help. */
export function MenuLinks({ prepared, tripsText, onTrack, onClose }: SignInPanelProps): ReactNode {
  const { brand, messages } = prepared;
  const shown = [
    { label: 'trips', url: brand.links.trips, text: tripsText, icon: luggageIcon },
    { label: 'help', url: brand.links.help, text: messages.help, icon: helpIcon },
  ];

  function handleClick(label: string): void {
    onClose();
    onTrack('account', label);
  }

  return (
    <ul>
      {shown.map(({ label, url, text, icon }) => (
        <li key={label}>
          <a className="link" href={url} onClick={() => handleClick(label)}>
            <Icon path={icon} />
            <span className="link-text">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
