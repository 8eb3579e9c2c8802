import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Looks } from '../toolbar.ts';
import { FoundationPage, Section } from './FoundationPage.tsx';

const meta: Meta = { title: 'Foundations/Layout', tags: ['!autodocs'] };
export default meta;

const WEIGHTS = [
  ['Title of a page', '1.75em', 'var(--_font-strong-weight)'],
  ['Heading of a card', 'var(--_font-size-lg)', 'var(--_font-strong-weight)'],
  ['Text, and what is typed', '1em', 400],
  ['Label of a field, head of a column', 'var(--_font-size-sm)', 500],
  ['Hint below a field', 'var(--_font-size-sm)', 400],
  ['Last changed by Grace Hopper', '0.8125em', 400],
] as const;

/** The layout that pages of forms and tables share. `host-demo/scenarios/business/edges.spec.ts` measures it. */
export const Layout: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Layout"
      lead="Pages of forms and tables share two edges, one kind of card, and few weights."
    >
      <Section
        title="Edges"
        note="Header, bars and footer have one edge, contents another one. Marks and texts are on it; the grounds that they have under a pointer go beyond. On a phone there is one edge for all, 16 px from the window, however large the text is."
      >
        <div className="layout">
          <div className="layout-bar">Header</div>
          <div className="layout-contents">
            <div>Navigation</div>
            <div>Contents</div>
          </div>
          <div className="layout-bar">Footer</div>
        </div>
      </Section>
      <Section
        title="Cards"
        note="One for each form and each table, on the ground of the page. Its heading is inside, unless it is the only one of its page. The buttons of a form are in its foot, with what is said of the save, and who has changed it last."
      >
        <div className="layout-card">
          <h3>Name and address</h3>
          <p>As members and invoices see your company.</p>
          <div className="layout-foot">
            <strong>Save</strong>
            <small>Last changed by Grace Hopper</small>
          </div>
        </div>
      </Section>
      <Section title="Weights" note="Only what is a title is bold.">
        <ul className="layout-weights">
          {WEIGHTS.map(([text, fontSize, fontWeight]) => (
            <li key={text} style={{ fontSize, fontWeight }}>
              {text}
            </li>
          ))}
        </ul>
      </Section>
    </FoundationPage>
  ),
};
