import { TravelFooter, TravelHeader, TravelShellProvider } from '@travel-shell/react';

// Any key of the host API's configuration.
const config = { apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' };

export default function App() {
  return (
    <TravelShellProvider config={config}>
      <TravelHeader countryPicker currencyPicker />
      <main id="main">
        <h1>Your page</h1>
      </main>
      <TravelFooter />
    </TravelShellProvider>
  );
}
