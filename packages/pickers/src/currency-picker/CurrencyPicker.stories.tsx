import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LATER, metaOf, open, search } from '../pickerStory.tsx';
import { currenciesIn } from '../pickers.fixtures.ts';
import './element.ts';

/** Brand, presentation, language and direction are in the toolbar; below 48em it is a sheet. */
const meta: Meta = {
  ...metaOf('travel-currency-picker', 'currencies'),
  title: 'Pieces/Currency picker',
  args: { currency: 'EUR' },
  parameters: { answer: currenciesIn, docs: { story: { height: '30rem' } } },
};
export default meta;

type Story = StoryObj;

export const NotLoaded: Story = {};

/** No currency attribute is set. */
export const Loaded: Story = { name: 'Current currency from the back end', args: { currency: undefined } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const root = await open(canvasElement);
    await waitFor(() => expect(root.querySelectorAll('[aria-selected=true]')).toHaveLength(1), LATER);
  },
};

export const WithSearch: Story = { args: { search: '' }, play: Open.play as never };

export const FullScreenWhenNarrow: Story = {
  args: { 'narrow-shape': 'full' },
  globals: { viewport: { value: 'xs' } },
  play: Open.play as never,
};

export const Found: Story = {
  name: 'Search with results',
  args: { search: '' },
  play: async ({ canvasElement }) => {
    const root = await search(canvasElement, 'dollar');
    const shown = () => [...root.querySelectorAll('[role=option]')].filter((option) => option.checkVisibility());
    await waitFor(() => expect(shown()).toHaveLength(2), LATER);
  },
};

export const NothingFound: Story = {
  name: 'Search without results',
  args: { search: '' },
  play: async ({ canvasElement }) => {
    const root = await search(canvasElement, 'guilder');
    await waitFor(() => expect(root.querySelectorAll('[role=status] p')).toHaveLength(2), LATER);
  },
};

export const Loading: Story = {
  parameters: { answer: 'pending' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

/** The list could not be loaded. */
export const Failed: Story = { ...Loading, parameters: { answer: 'refused', logs: /STATE_FAILED/ } };

export const AsksToSave: Story = {
  args: { 'ask-to-save': '' },
  play: async ({ canvasElement }) => {
    const root = await open(canvasElement);
    await waitFor(() => expect(root.querySelector('#all-SEK')).toBeTruthy(), LATER);
    root.querySelector<HTMLElement>('#all-SEK')?.click();
    await waitFor(() => expect(root.querySelector<HTMLDialogElement>('.ts-dialog')?.open).toBe(true), LATER);
  },
};
