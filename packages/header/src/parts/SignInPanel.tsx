import type { MouseEvent, ReactNode } from 'react';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { MenuLinks } from './MenuLinks.tsx';

interface SignInPanelProps extends AccountMenuProps {
  onRequest: (event: MouseEvent<HTMLAnchorElement>, reason: 'sign-in' | 'register') => void;
}

/** The account menu of a visitor who is not signed in. */
export function SignInPanel({ onRequest, ...props }: SignInPanelProps): ReactNode {
  const { messages, signInUrl, registerUrl } = props;
  return (
    <>
      <div className="invitation">
        <p className="menu-title">{messages.welcome}</p>
        <p className="menu-note">{messages.invitation}</p>
        <a className="button" href={signInUrl} onClick={(event) => onRequest(event, 'sign-in')}>
          {messages.signIn}
        </a>
        <a className="button button-quiet" href={registerUrl} onClick={(event) => onRequest(event, 'register')}>
          {messages.register}
        </a>
      </div>
      <MenuLinks {...props} />
    </>
  );
}
