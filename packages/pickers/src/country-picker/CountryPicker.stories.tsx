import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { PATHS, PlayedBackEnd } from '../PlayedBackEnd.tsx';
import { ALL_SITES, SITES } from '../pickers.fixtures.ts';
import './element.ts';

async function rootOf(canvas: HTMLElement): Promise<ShadowRoot> {
  const picker = canvas.querySelector('travel-country-picker') as HTMLElement;
  await waitFor(() => expect(picker.matches(':state(ready)')).toBe(true), { timeout: 5000 });
  return picker.shadowRoot as ShadowRoot;
}

async function open(canvas: HTMLElement): Promise<ShadowRoot> {
  const root = await rootOf(canvas);
  root.querySelector<HTMLElement>('.trigger')?.click();
  await waitFor(() => expect(root.querySelector('.entry, [role=alert], .waiting')?.checkVisibility()).toBe(true), {
    timeout: 5000,
  });
  return root;
}

async function search(canvas: HTMLElement, term: string): Promise<ShadowRoot> {
  const root = await open(canvas);
  await waitFor(() => expect(root.querySelector('.search-input')).toBeTruthy(), { timeout: 5000 });
  fireEvent.input(root.querySelector('.search-input') as HTMLElement, { target: { value: term } });
  return root;
}

/** Of letters for which there are typefaces on every machine. */
const COMMON_SITES = { ...SITES, countries: SITES.countries.filter(({ countryCode }) => countryCode !== 'JP') };

/** Brand, presentation, language and direction are in the toolbar; below 48em it is a sheet. */
const meta: Meta = {
  title: 'Pieces/Country picker',
  // A tag is a component too; Storybook's types know React's only.
  component: 'travel-country-picker' as unknown as ComponentType,
  args: { site: 'de-DE' },
  decorators: [
    (Story, { parameters }) => (
      <PlayedBackEnd path={PATHS.countries} answer={parameters.sites}>
        <Story />
      </PlayedBackEnd>
    ),
  ],
  parameters: { sites: COMMON_SITES, docs: { story: { height: '30rem' } } },
};
export default meta;

type Story = StoryObj;

export const Closed: Story = {};

export const WithFlag: Story = { args: { flag: SITES.countries[2]?.flag, language: 'Deutsch' } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const root = await open(canvasElement);
    await waitFor(() => expect(root.querySelectorAll('[aria-current]')).toHaveLength(1), { timeout: 5000 });
  },
};

/** Names are in the letters of their own language. */
export const OtherScripts: Story = { parameters: { sites: SITES }, play: Open.play as never };

export const FullScreenWhenNarrow: Story = { args: { 'narrow-shape': 'full' }, play: Open.play as never };

export const EveryCountry: Story = {
  parameters: { sites: ALL_SITES },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const TwoColumns: Story = { args: { columns: 2 }, play: Open.play as never };

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const root = await search(canvasElement, 'french');
    const shown = () => [...root.querySelectorAll('a.entry')].filter((entry) => !entry.closest('[hidden]'));
    await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['Belgique (français)']));
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const root = await search(canvasElement, 'atlantis');
    const status = within(root.querySelector('[role=status]') as HTMLElement);
    await waitFor(() => expect(status.getAllByText(/./)).toHaveLength(2));
  },
};

export const Loading: Story = {
  parameters: { sites: 'pending' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
