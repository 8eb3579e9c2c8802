import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import type { Looks } from '../toolbar.ts';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { tokensOf } from './tokensOf.ts';
import { Value } from './Value.tsx';

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs'] };
export default meta;

const SIZES = tokensOf('font').filter(({ name }) => name.startsWith('font-size-'));
const WEIGHTS = tokensOf('font').filter(({ name }) => name.endsWith('-weight'));
const LINES = tokensOf('line');

const TEXT =
  'A night train leaves at nine and is in the mountains before breakfast. Book the window seat, bring a book you will not read, and let the lake do the talking until the coffee comes.';

const SCRIPTS = [
  ['en', 'Where to next?', 'ltr'],
  ['de', 'Wohin als Nächstes?', 'ltr'],
  ['fr', 'Où aller maintenant ?', 'ltr'],
  ['es', '¿Y ahora, adónde?', 'ltr'],
  ['ja', '次はどこへ行きますか', 'ltr'],
  ['ar', 'إلى أين بعد ذلك؟', 'rtl'],
] as const;

interface SpecimenProps {
  name: string;
  description: string;
  style: CSSProperties;
  children: ReactNode;
}

function Specimen({ name, description, style, children }: SpecimenProps): ReactNode {
  return (
    <div className="specimen">
      <div>
        <h3>{name}</h3>
        <p className="small">{description}</p>
        <Value name={name} />
      </div>
      <p style={style}>{children}</p>
    </div>
  );
}

/** The typeface, its scale, weights and lines, as the toolbar's brand has them. */
export const Scale: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Type"
      lead="One variable typeface a brand, and a scale in em: everything grows with the text size the visitor has chosen."
    >
      <Section title="Typeface">
        <p className="huge" aria-hidden="true">
          Aa Gg 26
        </p>
        <Value name="font-family" />
      </Section>
      <Section title="Scale">
        <div className="specimens">
          {SIZES.toReversed().map(({ name, description }) => (
            <Specimen
              key={name}
              name={name}
              description={description}
              style={{ fontSize: `var(--_${name})`, lineHeight: 'var(--_line-tight)' }}
            >
              The long way round is the short way home
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="Weight">
        <div className="specimens">
          {WEIGHTS.map(({ name, description }) => (
            <Specimen
              key={name}
              name={name}
              description={description}
              style={{ fontSize: 'var(--_font-size-xl)', fontWeight: `var(--_${name})` }}
            >
              Flights, trains, 2 travelers
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="Lines">
        <div className="specimens">
          {LINES.map(({ name, description }) => (
            <Specimen
              key={name}
              name={name}
              description={description}
              style={{ lineHeight: `var(--_${name})`, maxInlineSize: '34em' }}
            >
              {TEXT}
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="Scripts" note="What a typeface does not have comes from the visitor's system.">
        <ul className="grid">
          {SCRIPTS.map(([lang, text, dir]) => (
            <li key={lang} className="tile" lang={lang} dir={dir} style={{ fontSize: 'var(--_font-size-xl)' }}>
              {text}
            </li>
          ))}
        </ul>
      </Section>
    </FoundationPage>
  ),
};
