import type { ReactNode } from 'react';

const STATES = ['success', 'warning', 'danger', 'info'] as const;

/** A small sample that uses most of the tokens. */
export function SampleCard(): ReactNode {
  return (
    <div className="card" data-raised="">
      <h3>Lisbon to Porto</h3>
      <p className="small">Tuesday, 2 travelers, window seats</p>
      <div className="badges">
        {STATES.map((state) => (
          <span
            key={state}
            className="badge"
            style={{ background: `var(--_color-${state}-surface)`, color: `var(--_color-${state})` }}
          >
            {state}
          </span>
        ))}
      </div>
      <div className="card-field">Name on the ticket</div>
      <div className="card-button">Reserve</div>
    </div>
  );
}
