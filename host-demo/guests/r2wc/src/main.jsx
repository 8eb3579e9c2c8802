import { TravelHeader, TravelShellProvider } from '@travel-shell/react';
import { createRoot } from 'react-dom/client';
import './acme-points.jsx';

const config = { apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' };

createRoot(document.getElementById('root')).render(
  <TravelShellProvider config={config}>
    <TravelHeader reservedWidth={10}>
      <acme-points slot="actions" />
    </TravelHeader>
    <main id="main">
      <h1>Your page</h1>
    </main>
  </TravelShellProvider>,
);
