import type { ReactNode } from 'react';
import type { AccountMenuProps } from './AccountMenuProps.ts';

/** The menu's links as light DOM: for crawlers, and shown if the view cannot render. */
export function Fallback({
  prepared: { messages },
  values,
}: {
  prepared: AccountMenuProps['prepared'];
  values: Pick<AccountMenuProps, 'signInUrl' | 'registerUrl'>;
}): ReactNode {
  return (
    <nav slot="fallback" aria-label={messages.account}>
      <a href={values.signInUrl}>{messages.signIn}</a> <a href={values.registerUrl}>{messages.register}</a>
    </nav>
  );
}
