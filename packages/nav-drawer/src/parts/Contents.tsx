import { useLazy } from '@travel-shell/piece';
import { useAuth } from '@travel-shell/store';
import type { ReactNode } from 'react';
import { shownItems, visibleItems } from '../itemsOf.ts';
import type { PartProps } from '../NavDrawerProps.ts';
import { Account, AppPromo } from './CompanyInfo.tsx';
import { Group } from './Group.tsx';
import { ItemLink } from './ItemLink.tsx';
import { signedIn } from './lazyParts.ts';
import { SignInEntry } from './SignInEntry.tsx';
import { Tools } from './Tools.tsx';

/** What the drawer has, in every layout. It renders the same on a server and in a browser: signed out. */
export function Contents(props: PartProps): ReactNode {
  const { prepared, vertical, companyInfo } = props;
  const { messages, items, secondaryItems } = prepared;
  const auth = useAuth();
  const state = auth.status === 'signedIn' ? auth.state : undefined;
  const personal = useLazy(signedIn, state !== undefined && !companyInfo).module;
  const isOffered = auth.status !== 'signedOut' || auth.state?.allowSignIn !== false;

  const group = (name: 'main' | 'secondary', title: string) => {
    const links = shownItems(visibleItems(name === 'main' ? items : secondaryItems), vertical, messages);
    return (
      <Group name={name} title={title} count={links.length} {...props}>
        {links.map((item) => (
          <ItemLink key={`${item.verticalName} ${item.url}`} item={item} group={name} {...props} />
        ))}
      </Group>
    );
  };

  if (companyInfo) {
    return (
      <div className="contents">
        <Account {...props} isSignedIn={state !== undefined} isOffered={isOffered} />
        {group('main', messages.company)}
        {group('secondary', messages.more)}
        <AppPromo {...props} />
        <Tools {...props} />
      </div>
    );
  }
  return (
    <div className="contents">
      {!state && isOffered && <SignInEntry {...props} />}
      {group('main', messages.products)}
      {group('secondary', messages.more)}
      {personal && state && <personal.BusinessGroup {...props} business={state.businessState} />}
      {personal && state && <personal.TripsGroup {...props} />}
      <Tools {...props} />
    </div>
  );
}
