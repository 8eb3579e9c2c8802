import { TravelHeader, TravelShellProvider, useAuth } from '@travel-shell/react';

export function Page() {
  const auth = useAuth();
  const name: string | null | undefined = auth.status === 'signedIn' ? auth.state.userInfoState.accountName : undefined;
  return (
    <TravelShellProvider config={{ apiBase: 'https://shell.example.com', brand: 'partner' }}>
      <TravelHeader compact visibleItems={3} onTravelMenuToggle={(event) => console.log(event.detail.open, name)} />
      {/* @ts-expect-error There is no such presentation. */}
      <TravelHeader presentation="sepia" />
    </TravelShellProvider>
  );
}
