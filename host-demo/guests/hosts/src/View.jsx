import { useEffect, useRef, useState } from 'react';

/** A page of React 17 or 18, which set attributes only, and hear no events of elements: a listener is an effect. */
export function View() {
  const [view, setView] = useState('flights');
  const [heard, setHeard] = useState('');
  const header = useRef(null);
  const isElsewhere = view === 'elsewhere';
  useEffect(() => {
    if (isElsewhere) return;
    const element = header.current;
    const hear = ({ detail }) => setHeard(`menu: ${detail.open}`);
    element.addEventListener('travel-menu-toggle', hear);
    return () => element.removeEventListener('travel-menu-toggle', hear);
  }, [isElsewhere]);
  if (isElsewhere)
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
      <travel-header ref={header} menu-button="on" active-vertical={view} />
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
