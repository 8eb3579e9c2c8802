import type { Meta, StoryObj } from '@storybook/react-vite';
import { VERTICALS } from '@travel-shell/contract/values';
import { insideFrame } from '@travel-shell/testing/ShadowFrame';
import { type BrandData, loadBrand } from '@travel-shell/tokens';
import * as icons from '@travel-shell/ui/icons';
import { verticalIcon } from '@travel-shell/ui/vertical-icons';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import type { Looks } from '../toolbar.ts';
import { FoundationPage, Section } from './FoundationPage.tsx';

const meta: Meta = { title: 'Foundations/Icons', tags: ['!autodocs'] };
export default meta;

type Entry = readonly [name: string, path: string];

const { Icon, ...paths } = icons;
const INTERFACE: readonly Entry[] = Object.entries(paths);

function Tiles({ entries }: { entries: readonly Entry[] }): ReactNode {
  return (
    <ul className="grid icons">
      {entries.map(([name, path]) => (
        <li key={name} className="icon-tile">
          <Icon path={path} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function IconSearch({ verticals }: { verticals: BrandData['icons'] }): ReactNode {
  const [text, setText] = useState('');
  const matching = (entries: readonly Entry[]) =>
    entries.filter(([name]) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const ofVerticals = matching(VERTICALS.map((name) => [name, verticalIcon(name, verticals)]));
  const ofInterface = matching(INTERFACE);
  return (
    <>
      <label className="search">
        Search by name
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p role="status" className="note">
        {ofVerticals.length + ofInterface.length} icons
      </p>
      {ofInterface.length > 0 && (
        <Section title="Interface">
          <Tiles entries={ofInterface} />
        </Section>
      )}
      {ofVerticals.length > 0 && (
        <Section title="Verticals" note="A brand may choose its own for any of them.">
          <Tiles entries={ofVerticals} />
        </Section>
      )}
    </>
  );
}

/** Every icon; the toolbar's brand sets the strokes and the verticals' icons. */
export const Icons: StoryObj = {
  loaders: [async ({ globals }) => ({ data: await loadBrand((globals as unknown as Looks).brand) })],
  render: (_, { globals, loaded }) => (
    <FoundationPage
      looks={globals as unknown as Looks}
      title="Icons"
      lead="Line icons on a grid of 24, in the colour and size of their text. Each brand sets how thick the line is. From lucide, ISC licence."
    >
      <IconSearch verticals={(loaded.data as BrandData).icons} />
    </FoundationPage>
  ),
};

/** Only matches stay. */
export const Search: StoryObj = {
  ...Icons,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = within(insideFrame(canvasElement));
    const search = await page.findByRole('searchbox', { name: 'Search by name' });
    // userEvent types into the focused element, but does not look inside shadow roots.
    fireEvent.change(search, { target: { value: 'TRAIN' } });
    await expect(page.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['trains']);
  },
};
