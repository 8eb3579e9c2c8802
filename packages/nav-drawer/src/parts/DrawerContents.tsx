import { useBeganSignedIn, useLazy } from '@travel-shell/piece';
import { useAuth } from '@travel-shell/store';
import type { ReactNode } from 'react';
import { drawerItems } from '../drawerItems.ts';
import type { PartProps } from '../NavDrawerProps.ts';
import { Account, AppPromo } from './CompanyInfo.tsx';
import { Group } from './Group.tsx';
import { ItemLink } from './ItemLink.tsx';
import { signedIn } from './lazyParts.ts';
import { SignInEntry } from './SignInEntry.tsx';
import { SurveyTool, Tools } from './Tools.tsx';

/**
 * The drawer's contents, in every layout. They render the same on a server and in a browser: signed out. What depends
 * on the visitor comes later than the first paint, so it is at the end, where it moves nothing that can be pressed
 * (D-52).
 */
export function DrawerContents(props: PartProps): ReactNode {
  const { prepared, vertical, companyInfo } = props;
  const { messages, items, secondaryItems } = prepared;
  const auth = useAuth();
  const state = auth.status === 'signedIn' ? auth.state : undefined;
  const personal = useLazy(signedIn, state !== undefined && !companyInfo).module;
  const beganSignedIn = useBeganSignedIn();
  const isOffered = auth.status !== 'signedOut' || auth.state?.allowSignIn !== false;

  const group = (name: 'main' | 'secondary', title: string) => {
    const links = drawerItems(name === 'main' ? items : secondaryItems, vertical, messages);
    return (
      <Group name={name} title={title} count={links.length} {...props}>
        {links.map((item) => (
          <ItemLink key={`${item.verticalName} ${item.url}`} item={item} group={name} {...props} />
        ))}
      </Group>
    );
  };

  const signIn = !state && isOffered && <SignInEntry {...props} />;

  if (companyInfo) {
    return (
      <div className="contents" data-company="">
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
      {!beganSignedIn && signIn}
      {group('main', messages.products)}
      {group('secondary', messages.more)}
      <Tools {...props} />
      {/* The cookie was wrong, or they have signed out. */}
      {beganSignedIn && auth.status === 'signedOut' && signIn}
      {personal && state && <personal.BookingForGroup {...props} />}
      {personal && state && <personal.BusinessGroup {...props} business={state.businessState} />}
      {personal && state && <personal.TripsGroup {...props} />}
      <SurveyTool {...props} />
    </div>
  );
}
