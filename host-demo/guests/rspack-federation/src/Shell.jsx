import { Suspense, use } from 'react';

const config = { apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' };

/** Comes after your page, with the federation runtime. */
const kit = import('./kit.js').then(({ loadKit }) => loadKit());

/** Your own links: there until our header is, and for as long as it cannot be loaded. */
const links = (
  <>
    <a slot="fallback" href="/">
      Acme
    </a>
    <a slot="fallback" href="/login">
      Sign in
    </a>
  </>
);

function Header() {
  const { TravelHeader, TravelShellProvider } = use(kit);
  return (
    <TravelShellProvider config={config}>
      <TravelHeader countryPicker currencyPicker>
        {links}
      </TravelHeader>
    </TravelShellProvider>
  );
}

function Footer() {
  const { TravelFooter, TravelShellProvider } = use(kit);
  return (
    <TravelShellProvider config={config}>
      <TravelFooter />
    </TravelShellProvider>
  );
}

export const ShellHeader = () => (
  <Suspense fallback={<header style={{ minBlockSize: 80 }}>{links}</header>}>
    <Header />
  </Suspense>
);

export const ShellFooter = () => (
  <Suspense fallback={<footer style={{ minBlockSize: 320 }} />}>
    <Footer />
  </Suspense>
);
