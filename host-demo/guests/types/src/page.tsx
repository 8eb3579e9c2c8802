import { TravelFooter, TravelHeader, TravelShellProvider } from '@travel-shell/react';

const config = { apiBase: 'https://shell.example.com' };

export const Page = () => (
  <TravelShellProvider config={config}>
    <TravelHeader />
    <main id="main">Your page</main>
    <TravelFooter />
  </TravelShellProvider>
);
