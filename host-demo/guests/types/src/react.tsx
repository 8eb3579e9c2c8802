import {
  type NavigationItem,
  TravelHeader,
  type TravelHeaderComponentProps,
  TravelNavDrawer,
  TravelSaveButton,
  TravelShellProvider,
  useAuth,
} from '@travel-shell/react';

const items: NavigationItem[] = [{ verticalName: 'cars', url: '/cars' }];
const result = { resultId: 'r1', title: 'Hotel', url: '/hotels/1' };
const toggle: TravelHeaderComponentProps['onTravelMenuToggle'] = (event) => console.log(event.detail.open);

export function Page() {
  const auth = useAuth();
  const name: string | null | undefined = auth.status === 'signedIn' ? auth.state.userInfoState.accountName : undefined;
  return (
    <TravelShellProvider config={{ apiBase: 'https://shell.example.com', brand: 'partner' }}>
      <TravelHeader compact visibleItems={3} onTravelMenuToggle={(event) => console.log(event.detail.open, name)} />
      <TravelHeader id="top" items={items} skipLinks={[{ text: 'Map', url: '#map' }]} onTravelMenuToggle={toggle} />
      <TravelNavDrawer items={items} onTravelDrawerOpened={({ detail }) => console.log(detail.drawer.length)} />
      <TravelSaveButton result={result} onTravelSaveDeclined={({ detail }) => console.log(detail.resultId.length)} />
      {/* @ts-expect-error There is no such presentation. */}
      <TravelHeader presentation="sepia" />
      {/* @ts-expect-error The detail has no such field. */}
      <TravelHeader onTravelMenuToggle={({ detail }) => console.log(detail.isOpen)} />
      {/* @ts-expect-error An item has an address. */}
      <TravelHeader items={[{ verticalName: 'cars' }]} />
      {/* @ts-expect-error A result has a title. */}
      <TravelSaveButton result={{ resultId: 'r1', url: '/hotels/1' }} />
    </TravelShellProvider>
  );
}

// The page's types know it without another import.
window.travelShell?.on('travel-menu-toggle', ({ detail }) => console.log(detail.open));
