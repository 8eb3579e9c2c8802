import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LATER, metaOf, open, search } from '../pickerStory.tsx';
import { ALL_SITES, SITES } from '../pickers.fixtures.ts';
import './element.ts';

/** Only letters that fonts on every machine have. */
const COMMON_SITES = { ...SITES, countries: SITES.countries.filter(({ countryCode }) => countryCode !== 'JP') };

/** Brand, presentation, language and direction are in the toolbar; below 48em it is a sheet. */
const meta: Meta = {
  ...metaOf('travel-country-picker', 'countries'),
  title: 'Pieces/Country picker',
  args: { site: 'de-DE' },
  parameters: { answer: COMMON_SITES, docs: { story: { height: '30rem' } } },
};
export default meta;

type Story = StoryObj;

export const Closed: Story = {};

export const WithFlag: Story = { args: { flag: SITES.countries[2]?.flag, language: 'Deutsch' } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const root = await open(canvasElement);
    await waitFor(() => expect(root.querySelectorAll('[aria-current]')).toHaveLength(1), LATER);
  },
};

/** Names are in their native scripts. */
export const OtherScripts: Story = { parameters: { answer: SITES }, play: Open.play as never };

export const FullScreenWhenNarrow: Story = {
  args: { 'narrow-shape': 'full' },
  globals: { viewport: { value: 'xs' } },
  play: Open.play as never,
};

export const EveryCountry: Story = {
  parameters: { answer: ALL_SITES },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const TwoColumns: Story = { args: { columns: 2 }, play: Open.play as never };

export const Found: Story = {
  name: 'Search with results',
  play: async ({ canvasElement }) => {
    const root = await search(canvasElement, 'french');
    const shown = () => [...root.querySelectorAll('a.entry')].filter((entry) => !entry.closest('[hidden]'));
    await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['Belgique (français)']), LATER);
  },
};

export const NothingFound: Story = {
  name: 'Search without results',
  play: async ({ canvasElement }) => {
    const root = await search(canvasElement, 'atlantis');
    const status = within(root.querySelector('[role=status]') as HTMLElement);
    await waitFor(() => expect(status.getAllByText(/./)).toHaveLength(2), LATER);
  },
};

export const Loading: Story = {
  parameters: { answer: 'pending' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

/** The list could not be loaded. */
export const Failed: Story = { ...Loading, parameters: { answer: 'refused', logs: /STATE_FAILED/ } };
