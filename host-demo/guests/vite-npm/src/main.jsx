import { TravelFooter, TravelHeader, TravelShellProvider } from '@travel-shell/react';
import { createRoot } from 'react-dom/client';

// Any key of the host API's configuration.
const config = { apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' };

createRoot(document.getElementById('root')).render(
  <TravelShellProvider config={config}>
    <TravelHeader countryPicker currencyPicker />
    <main id="main">
      <h1>Your page</h1>
    </main>
    <TravelFooter />
  </TravelShellProvider>,
);
