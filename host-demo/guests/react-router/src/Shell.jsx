import { TravelFooter, TravelHeader, TravelShellProvider } from '@travel-shell/react';
import { useNavigate } from 'react-router';

const config = { apiBase: 'https://shell.example.com', siteBase: 'https://www.acme.com', brand: 'partner' };

/** Stays while the router changes what is in it. */
export function Shell({ children }) {
  const navigate = useNavigate();
  function follow(event) {
    const { kind, url, reason } = event.detail;
    if (kind === 'reload') {
      // The pieces know the visitor already.
      if (reason === 'signed-in') event.preventDefault();
      return;
    }
    const { origin, pathname, search, hash } = new URL(url);
    if (origin !== location.origin) return;
    event.preventDefault();
    navigate(pathname + search + hash);
  }
  return (
    <TravelShellProvider config={config} onTravelNavigate={follow}>
      <TravelHeader />
      <main id="main">{children}</main>
      <TravelFooter />
    </TravelShellProvider>
  );
}
