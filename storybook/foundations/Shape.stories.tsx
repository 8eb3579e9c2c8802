import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Looks } from '../toolbar.ts';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { tokensOf } from './tokensOf.ts';
import { Value } from './Value.tsx';

const meta: Meta = { title: 'Foundations/Radius and elevation', tags: ['!autodocs'] };
export default meta;

/** Corners and shadows, as the toolbar's brand has them. */
export const Shape: StoryObj = {
  name: 'Radius and elevation',
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Radius and elevation"
      lead="Corners and shadows give a brand its temper: round and soft, pill-shaped and warm, or square with hairlines."
    >
      <Section title="Corners">
        <ul className="grid">
          {tokensOf('radius').map(({ name, description }) => (
            <li key={name} className="tile">
              <div className="corner" style={{ borderRadius: `var(--_${name})` }} />
              <div>
                <h3>{name}</h3>
                <p className="small">{description}</p>
                <Value name={name} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Elevation" note="Three levels. What floats above the page is also in the browser’s top layer.">
        <ul className="grid" style={{ gap: '3em' }}>
          {tokensOf('elevation').map(({ name, description }) => (
            <li key={name} className="tile" style={{ gap: '1.75em' }}>
              <div className="lifted" style={{ boxShadow: `var(--_${name})` }} />
              <div>
                <h3>{name}</h3>
                <p className="small">{description}</p>
                <Value name={name} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </FoundationPage>
  ),
};
