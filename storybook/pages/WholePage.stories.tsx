import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShadowFrame } from '@travel-shell/testing/ShadowFrame';
import { createElement, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { backEndOf, childrenOf } from '../../packages/footer/src/Footer.stories.tsx';
import type { Looks } from '../toolbar.ts';
import sheet from './wholePage.shadow.css';
import { WORDS } from './words.ts';

/**
 * All the pieces on the page of a site: header, pickers, contents, footer. Brand, presentation, language, direction and
 * width are in the toolbar.
 */
const meta: Meta = {
  title: 'Pieces/Whole page',
  tags: ['!autodocs'],
  beforeEach: ({ globals }) => backEndOf(globals),
  render: (_, { globals }) => <Site looks={globals as unknown as Looks} />,
  play: async ({ canvasElement }) => {
    const footer = canvasElement.querySelector('travel-footer') as HTMLElement;
    const icons = () => footer.shadowRoot?.querySelectorAll('[part=social] img');
    const seen = () => {
      // Again each time, as the contents above are still to come.
      footer.scrollIntoView();
      expect(icons()).toHaveLength(7);
    };
    await waitFor(seen, { timeout: 5000 });
    window.scrollTo(0, 0);
  },
};
export default meta;

type Story = StoryObj;

const SHEETS = [sheet];

function Site({ looks }: { looks: Looks }): ReactNode {
  const { brand, presentation, locale, direction } = looks;
  const words = WORDS[locale] ?? WORDS['en-US'];
  const pickers = { countryPicker: true, currencyPicker: true };
  return (
    <>
      {createElement('travel-header', {
        'menu-button': 'on',
        brand,
        presentation,
        locale,
        activeVertical: 'hotels',
        ...pickers,
      })}
      <ShadowFrame
        key={`${brand} ${presentation}`}
        sheets={SHEETS}
        brand={brand}
        presentation={presentation}
        direction={direction === 'auto' ? (locale === 'ar' ? 'rtl' : 'ltr') : direction}
      >
        <main lang={WORDS[locale] ? locale : 'en'} data-raised="">
          <section className="hero">
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </section>
          <ul>
            {words.places.map(([name, text]) => (
              <li key={name}>
                <div className="view" />
                <h2>{name}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </main>
      </ShadowFrame>
      {createElement('travel-footer', {
        key: `${brand} ${locale}`,
        brand,
        presentation,
        locale,
        ...pickers,
        children: childrenOf(undefined, { ...looks }),
      })}
    </>
  );
}

/** Follows the toolbar. */
export const SignedOut: Story = {};

export const Sister: Story = { globals: { brand: 'sister' }, tags: ['!dev', '!autodocs'] };

export const SisterAos: Story = { globals: { brand: 'sister', presentation: 'aos' }, tags: ['!dev', '!autodocs'] };

export const Partner: Story = { globals: { brand: 'partner' }, tags: ['!dev', '!autodocs'] };

export const PartnerAos: Story = { globals: { brand: 'partner', presentation: 'aos' }, tags: ['!dev', '!autodocs'] };

export const Aos: Story = { globals: { presentation: 'aos' }, tags: ['!dev', '!autodocs'] };
