import type { Journey } from './journeys.ts';

interface Props {
  journey: Journey;
  isSaved: boolean;
  onToggle(): void;
}

export function JourneyCard({ journey, isSaved, onToggle }: Props) {
  const { from, to, leaves, arrives, stars, price, sky } = journey;
  return (
    <li className="card">
      <div className="picture" style={{ background: `linear-gradient(160deg, ${sky[0]}, ${sky[1]})` }}>
        <svg className="mountains" viewBox="0 0 320 120" preserveAspectRatio="none" aria-hidden="true">
          <path className="far" d="M0 84 60 40l34 26 42-46 52 54 40-28 92 60v14H0Z" />
          <path className="near" d="M0 104l70-34 60 26 74-40 116 50v14H0Z" />
        </svg>
        <button type="button" aria-pressed={isSaved} aria-label={`Save ${from} to ${to}`} onClick={onToggle}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M12 20s-7-4.6-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.4-7 10-7 10Z" />
          </svg>
        </button>
      </div>
      <div className="card-text">
        <h3>
          {from} <span aria-hidden="true">→</span>
          <span className="hidden"> to </span> {to}
        </h3>
        <p>{stars}</p>
        <p className="times">
          <b>{leaves}</b> – <b>{arrives}</b> <span className="price">€{price}</span>
        </p>
      </div>
    </li>
  );
}
