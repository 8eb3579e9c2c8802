import type { ReactNode } from 'react';
import type { Pair } from '../measurePairs.ts';

/** Colour pairs with too little contrast after the changes. */
export function Warnings({ pairs }: { pairs: readonly Pair[] }): ReactNode {
  const failing = pairs.filter(({ ratio, minimum }) => ratio < minimum);
  return (
    <section className="composer-warnings" aria-labelledby="composer-contrast">
      <h2 id="composer-contrast">Contrast</h2>
      <p role="status">
        {failing.length === 0
          ? `All ${pairs.length} pairs meet WCAG AA.`
          : `${failing.length} of ${pairs.length} pairs are below WCAG AA.`}
      </p>
      <ul>
        {failing.map(({ foreground, background, isRaised, colours, ratio, minimum }) => (
          <li key={`${isRaised} ${foreground} ${background}`}>
            <span className="composer-pair" style={{ color: colours[0], background: colours[1] }} aria-hidden="true">
              Aa
            </span>
            <span>
              <strong>{foreground}</strong> on {background}
              {isRaised && ', raised'}{' '}
              <span className="composer-ratio">
                {ratio.toFixed(2)}, needs {minimum}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
