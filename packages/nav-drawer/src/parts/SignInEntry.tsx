import { withRedirect } from '@travel-shell/api/withRedirect';
import { getConfig, siteUrl } from '@travel-shell/piece';
import { userIcon } from '@travel-shell/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { PartProps } from '../NavDrawerProps.ts';
import { Entry } from './Entry.tsx';

/** RTE-014 */
const SIGN_IN_PAGE = '/login';

/** NAV-038. A link, which leads to the sign-in page where no dialog answers the request. */
export function SignInEntry({ element, prepared, isInDialog, onChosen }: PartProps): ReactNode {
  function request(event: MouseEvent<HTMLAnchorElement>): void {
    onChosen();
    if (element.emit('travel-sign-in-requested', { reason: 'sign-in' })) {
      event.currentTarget.href = withRedirect(getConfig().signInUrl, window.location.href);
    } else event.preventDefault();
  }

  return (
    <div className="group" part="group" data-group="account">
      <Entry
        icon={userIcon}
        text={prepared.messages.signIn}
        href={siteUrl(SIGN_IN_PAGE)}
        data-loads="travel-sign-in"
        data-requests="sign-in-requested"
        data-reason="sign-in"
        data-dismiss={isInDialog ? '' : undefined}
        data-part="account"
        data-label="sign-in"
        onClick={request}
      />
    </div>
  );
}
