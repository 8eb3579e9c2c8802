import type { MouseEvent, ReactNode } from 'react';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { MenuLinks } from './MenuLinks.tsx';

export interface SignInPanelProps extends AccountMenuProps {
  onRequest: (event: MouseEvent<HTMLAnchorElement>, reason: 'sign-in' | 'register') => void;
  onClose: () => void;
}

/** The account menu of a visitor who is not signed in. */
export function SignInPanel(props: SignInPanelProps): ReactNode {
  const { signInUrl, registerUrl, onRequest } = props;
  const { messages } = props.prepared;
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
