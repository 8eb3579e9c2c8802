import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Looks } from '../toolbar.ts';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { measurePairs, type Pair } from './measurePairs.ts';
import { rampsOf } from './rampsOf.ts';
import { rgbaOf } from './rgbaOf.ts';
import { readToken, type Token, tokensOf } from './tokensOf.ts';

const meta: Meta = { title: 'Foundations/Colour', tags: ['!autodocs'] };
export default meta;

/** `--_color-x` on the bar, around the element to which the ref is given. */
function useValue(name: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    const bar = ref.current?.closest('[data-presentation]');
    if (bar) setValue(readToken(bar, name));
  }, [name]);
  return [ref, value] as const;
}

function Swatch({ token }: { token: Token }): ReactNode {
  const [ref, value] = useValue(token.name);
  const isClear = (rgbaOf(value)?.alpha ?? 1) < 1;
  return (
    <li className="swatch">
      <div
        ref={ref}
        className="chip"
        data-clear={isClear ? '' : undefined}
        style={isClear ? ({ '--chip': `${value}, ${value}` } as CSSProperties) : { background: value }}
      />
      <div className="swatch-text">
        <h3>{token.name.replace('color-', '')}</h3>
        <span className="small">{token.description}</span>
        <code className="value">{value}</code>
      </div>
    </li>
  );
}

const isState = ({ name }: Token) => /danger|success|warning|info|disabled|skeleton/.test(name);
const isField = ({ name }: Token) => /field|focus|scrim/.test(name);
const isBrand = ({ name }: Token) => /brand|flag|indicator|active/.test(name);
const isGround = (token: Token) => !isState(token) && !isField(token) && !isBrand(token);

function Swatches({ which }: { which: (token: Token) => boolean }): ReactNode {
  return (
    <ul className="grid">
      {tokensOf('color')
        // No brand has a value of this.
        .filter((token) => which(token) && token.name !== 'color-second')
        .map((token) => (
          <Swatch key={token.name} token={token} />
        ))}
    </ul>
  );
}

function PairRow({ pair }: { pair: Pair }): ReactNode {
  const [color, background] = pair.colours;
  const isText = pair.minimum >= 4.5;
  return (
    <li className="pair">
      <div className="pair-sample" style={{ color, background }} aria-hidden="true">
        {isText ? 'Aa' : <span className="pair-mark" />}
      </div>
      <div className="pair-text">
        <span>
          {pair.foreground} <span className="small">on {pair.background}</span>
        </span>
        <span className={`value ${pair.ratio < pair.minimum ? 'fails' : ''}`}>
          {pair.ratio.toFixed(2)} : 1, needs {pair.minimum}
        </span>
      </div>
    </li>
  );
}

function Pairs(): ReactNode {
  const here = useRef<HTMLDivElement>(null);
  const [pairs, setPairs] = useState<Pair[]>([]);
  useLayoutEffect(() => {
    const bar = here.current?.closest('[data-presentation]');
    if (here.current && bar) setPairs(measurePairs(bar, here.current));
  }, []);
  return (
    <div ref={here}>
      {[false, true].map((isRaised) => (
        <Section key={String(isRaised)} title={isRaised ? 'Contrast on raised surfaces' : 'Contrast on the bar'}>
          <ul className="grid pairs">
            {pairs
              .filter((pair) => pair.isRaised === isRaised)
              .map((pair) => (
                <PairRow key={`${pair.foreground} ${pair.background}`} pair={pair} />
              ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

/** Roles, as the toolbar's brand and presentation have them. */
export const Roles: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Colour"
      lead="Components know roles, never colours. A role has one value in each brand and presentation; a host may set any of them. These are those of the bar; what rises from it differs in AOS, see Contrast."
    >
      <Section title="Ground and text">
        <Swatches which={isGround} />
      </Section>
      <Section title="Brand and place" note="Where the eye should go, and where the visitor is.">
        <Swatches which={isBrand} />
      </Section>
      <Section title="Fields and focus">
        <Swatches which={isField} />
      </Section>
      <Section
        title="States"
        note="Each with a ground of its own. Colour never speaks alone: an icon or a word says the same."
      >
        <Swatches which={isState} />
      </Section>
    </FoundationPage>
  ),
};

/** Every pair used together, with its contrast; a test checks the same list against WCAG AA. */
export const Contrast: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Contrast"
      lead="Which colours meet, and how well they can be told apart. Text needs 4.5 : 1; borders, marks and focus rings need 3 : 1. No brand ships with less."
    >
      <Pairs />
    </FoundationPage>
  ),
};

/** The colours that the roles choose from. */
export const Palette: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Palette"
      lead="The colours a brand owns. Nothing but its roles may use them, so that a change of role is a change of one line."
    >
      <div className="ramps">
        {rampsOf((globals as unknown as Looks).brand).map(({ name, steps }) => (
          <section key={name} className="ramp">
            <h2>{name}</h2>
            <ul className="steps">
              {steps.map(({ step, hex, ink }) => (
                <li key={step} className="step" style={{ background: hex, color: ink }}>
                  <code>{step}</code>
                  <code>{hex}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </FoundationPage>
  ),
};
