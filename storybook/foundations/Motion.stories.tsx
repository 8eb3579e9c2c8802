import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOTION } from '@travel-shell/tokens/measures';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Looks } from '../toolbar.ts';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { readToken, type Token, tokensOf } from './tokensOf.ts';
import { Value } from './Value.tsx';

const meta: Meta = { title: 'Foundations/Motion', tags: ['!autodocs'] };
export default meta;

/** A curve of a token as a path in a square of 1 by 1, time to the right. */
function Curve({ token }: { token: Token }): ReactNode {
  const ref = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState('M0 1L1 0');
  useLayoutEffect(() => {
    const numbers = ref.current && readToken(ref.current, token.name).match(/-?[\d.]+/g);
    if (!numbers) return;
    const [x1, y1, x2, y2] = numbers.map(Number) as [number, number, number, number];
    setPath(`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`);
  }, [token]);
  return (
    <svg ref={ref} className="curve" viewBox="-0.05 -0.2 1.1 1.3" aria-hidden="true">
      <path className="frame" d="M0 0H1V1H0z" />
      <path d={path} />
    </svg>
  );
}

function Race(): ReactNode {
  const [played, setPlayed] = useState(false);
  return (
    <div data-played={played ? '' : undefined}>
      <button type="button" className="play" onClick={() => setPlayed(!played)}>
        {played ? 'Play back' : 'Play'}
      </button>
      {tokensOf('motion').map(({ name, description }) => (
        <div key={name} className="bar-row">
          <div>
            <h3>{name}</h3>
            <p className="small">{description}</p>
            <Value name={name} />
          </div>
          <div
            className="track"
            style={{ '--duration': `var(--_${name})`, '--curve': 'var(--_ease-out)' } as CSSProperties}
          >
            <div className="runner" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Durations and easing curves. */
export const Times: StoryObj = {
  name: 'Motion',
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Motion"
      lead="Motion explains where something came from, and then is over. Whoever asks for reduced motion gets none: all three times are then 0."
    >
      <Section title="Times">
        <Race />
      </Section>
      <Section title="Curves">
        <ul className="grid">
          {tokensOf('ease').map((token) => (
            <li key={token.name} className="tile">
              <Curve token={token} />
              <div>
                <h3>{token.name}</h3>
                <p className="small">{token.description}</p>
                <Value name={token.name} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="The same for every brand" note="Delays and times that code knows.">
        <dl className="facts">
          {Object.entries(MOTION).map(([name, time]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd className="value">{time} ms</dd>
            </div>
          ))}
        </dl>
      </Section>
    </FoundationPage>
  ),
};
