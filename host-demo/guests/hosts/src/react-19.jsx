import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * React 19 listens by names that begin with `on`. It sets a property where the element has one, as it has not before our
 * script has come: the attribute's name is right at any time.
 */
function View() {
  const [view, setView] = useState('flights');
  const [heard, setHeard] = useState('');
  if (view === 'elsewhere')
    return (
      <main id="main">
        <h1>Elsewhere</h1>
        <button type="button" onClick={() => setView('flights')}>
          Come back
        </button>
      </main>
    );
  return (
    <>
      <travel-header
        menu-button="on"
        active-vertical={view}
        ontravel-menu-toggle={({ detail }) => setHeard(`menu: ${detail.open}`)}
      />
      <main id="main">
        <h1>Your page</h1>
        <button type="button" onClick={() => setView('trains')}>
          Show trains
        </button>
        <button type="button" onClick={() => setView('elsewhere')}>
          Leave
        </button>
        <output>{heard}</output>
      </main>
    </>
  );
}

createRoot(document.getElementById('app')).render(<View />);
