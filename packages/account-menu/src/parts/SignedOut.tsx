import { withRedirect } from '@travel-shell/api/withRedirect';
import { siteUrl } from '@travel-shell/piece';
import { helpIcon, luggageIcon } from '@travel-shell/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { LINKS } from '../links.ts';
import { LinkRow } from './Row.tsx';

/** The menu of a signed-out visitor: sign in (ACC-004, ACC-006), register (ACC-005), trips, help. */
export function SignedOut(props: PartProps): ReactNode {
  const { element, prepared, signInUrl, registerUrl, onClose } = props;
  const { messages } = prepared;

  function request(event: MouseEvent<HTMLAnchorElement>, reason: 'sign-in' | 'register'): void {
    if (!element.emit('travel-sign-in-requested', { reason })) {
      event.preventDefault();
      onClose();
      return;
    }
    const url = reason === 'register' ? registerUrl : signInUrl;
    event.currentTarget.href = withRedirect(url, window.location.href);
  }

  return (
    <>
      <div className="invitation" data-part="account">
        <p className="title">{messages.welcome}</p>
        <p className="note">{messages.invitation}</p>
        <a
          className="button"
          href={siteUrl(signInUrl)}
          data-loads="travel-sign-in"
          data-requests="sign-in-requested"
          data-reason="sign-in"
          data-dismiss=""
          data-label="sign-in"
          onClick={(event) => request(event, 'sign-in')}
        >
          {messages.signIn}
        </a>
        <a
          className="button button-quiet"
          href={siteUrl(registerUrl)}
          data-loads="travel-sign-in"
          data-requests="sign-in-requested"
          data-reason="register"
          data-dismiss=""
          data-label="register"
          onClick={(event) => request(event, 'register')}
        >
          {messages.register}
        </a>
      </div>
      <ul className="group" data-part="account">
        <li>
          <LinkRow icon={luggageIcon} href={LINKS.trips} data-dismiss="" data-label="trips" onClick={onClose}>
            {props.businessTrips ? messages.businessTrips : messages.trips}
          </LinkRow>
        </li>
        <li>
          <LinkRow icon={helpIcon} href={LINKS.help} data-dismiss="" data-label="help" onClick={onClose}>
            {messages.help}
          </LinkRow>
        </li>
      </ul>
    </>
  );
}
