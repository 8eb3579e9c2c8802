import { TravelFooter, TravelHeader, TravelShellProvider } from '@travel-shell/react';
import { Outlet, useNavigate } from 'react-router';

const config = { apiBase: 'https://shell.example.com', siteBase: 'https://www.acme.com', brand: 'partner' };

/** A layout route: it stays while the router changes what is in it. */
export function Shell() {
  const navigate = useNavigate();
  return (
    <TravelShellProvider
      config={config}
      onTravelNavigate={(event) => {
        const { detail } = event;
        if (detail.kind === 'reload') {
          // The pieces know the visitor already.
          if (detail.reason === 'signed-in') event.preventDefault();
          return;
        }
        const { origin, pathname, search, hash } = new URL(detail.url);
        if (origin !== location.origin) return;
        event.preventDefault();
        navigate(pathname + search + hash);
      }}
    >
      <TravelHeader />
      <main id="main">
        <Outlet />
      </main>
      <TravelFooter />
    </TravelShellProvider>
  );
}
