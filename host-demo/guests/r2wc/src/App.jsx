import { TravelHeader, TravelShellProvider } from '@travel-shell/react';
import './acme-points.jsx';

const config = { apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' };

export default function App() {
  return (
    <TravelShellProvider config={config}>
      <TravelHeader>
        <acme-points slot="actions" />
      </TravelHeader>
      <main id="main">
        <h1>Your page</h1>
      </main>
    </TravelShellProvider>
  );
}
