import type { Meta, StoryObj } from '@storybook/react-vite';
import { BREAKPOINTS } from '@travel-shell/tokens/measures';
import type { CSSProperties, ReactNode } from 'react';
import type { Looks } from '../toolbar.ts';
import { FoundationPage, Section } from './FoundationPage.tsx';
import { SampleCard } from './SampleCard.tsx';
import { tokensOf } from './tokensOf.ts';
import { Value } from './Value.tsx';

const meta: Meta = { title: 'Foundations/Space', tags: ['!autodocs'] };
export default meta;

const DENSITIES = [
  [0.75, 'Denser'],
  [1, 'Normal'],
  [1.25, 'Airier'],
] as const;

function Bar({ name, text, size }: { name: string; text: string; size: string }): ReactNode {
  return (
    <div className="bar-row">
      <div>
        <h3>{name}</h3>
        <p className="small">{text}</p>
      </div>
      <div className="bar" style={{ inlineSize: size }} />
    </div>
  );
}

/** The steps of space, a brand's density, and widths at which layouts change. */
export const Scale: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Space"
      lead="Eight steps in em, scaled by the brand’s density. One property makes everything tighter or airier."
    >
      <Section title="Steps">
        {tokensOf('space').map(({ name, description }) => (
          <Bar key={name} name={name} text={description} size={`var(--_${name})`} />
        ))}
      </Section>
      <Section
        title="Density"
        note={
          <>
            This brand’s own is <Value name="density" />. Here is one card at three.
          </>
        }
      >
        <ul className="grid cards">
          {DENSITIES.map(([density, name]) => (
            <li key={density} className="tile">
              <h3>
                {name}, {density}
              </h3>
              <div
                data-presentation={(globals as unknown as Looks).presentation}
                style={{ '--travel-density': density } as CSSProperties}
              >
                <SampleCard />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Control height"
        note="The least height of buttons and fields; never less than 24 pixels, for fingers."
      >
        <Bar name="control-height" text="Shown as a length." size="var(--_control-height)" />
      </Section>
      <Section
        title="Breakpoints"
        note="Widths of the piece, not of the window, from which a layout has more room. In em of its text."
      >
        {Object.entries(BREAKPOINTS).map(([name, width]) => (
          <Bar key={name} name={name} text={`${width} em`} size={`${(width / BREAKPOINTS.xxl) * 100}%`} />
        ))}
      </Section>
    </FoundationPage>
  ),
};
