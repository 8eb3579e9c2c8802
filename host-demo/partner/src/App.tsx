import { lazy, Suspense, useState } from 'react';
import { JourneyCard } from './JourneyCard.tsx';
import { JOURNEYS } from './journeys.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { PlainWhenFailed } from './PlainWhenFailed.tsx';
import { Sky } from './Sky.tsx';

/** Comes by federation, with React from here. */
const ShellHeader = lazy(async () => ({ default: (await import('./ShellHeader.tsx')).ShellHeader }));

/** Nordlys, night trains: a partner's page around the header of the kit. */
export function App() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const [saved, setSaved] = useState<readonly string[]>([]);

  const shown = JOURNEYS.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(wanted.toLowerCase()));
  const toggle = (id: string) =>
    setSaved((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));

  return (
    <>
      <PlainWhenFailed>
        <Suspense fallback={<div className="header-space" />}>
          <ShellHeader
            isMenuOpen={isMenuOpen}
            savedCount={saved.length}
            onSearch={setWanted}
            onMenu={() => setMenuOpen((before) => !before)}
          />
        </Suspense>
      </PlainWhenFailed>
      <MenuPanel isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <main id="main">
        <section className="hero">
          <Sky />
          <div className="hero-text">
            <p className="eyebrow">Night trains of the north</p>
            <h1>Fall asleep in Oslo. Wake up above the Arctic Circle.</h1>
            <p className="lead">Your own cabin, a window to the sky, breakfast at the fjord. One ticket, no airport.</p>
          </div>
        </section>
        <section className="journeys" aria-labelledby="tonight">
          <div className="journeys-head">
            <h2 id="tonight">{wanted ? `Trains for “${wanted}”` : 'Leaving this week'}</h2>
            <p role="status">{shown.length === 1 ? '1 journey' : `${shown.length} journeys`}</p>
          </div>
          {shown.length > 0 ? (
            <ul className="cards">
              {shown.map((journey) => (
                <JourneyCard
                  key={journey.id}
                  journey={journey}
                  isSaved={saved.includes(journey.id)}
                  onToggle={() => toggle(journey.id)}
                />
              ))}
            </ul>
          ) : (
            <p className="none">No night train goes there yet. Try Bodø, Narvik or Stockholm.</p>
          )}
        </section>
      </main>
      <footer className="foot">Nordlys Nattog AS, a made-up railway. Header by Travel Shell.</footer>
    </>
  );
}
