import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { PATHS, PlayedBackEnd } from '../PlayedBackEnd.tsx';
import { ALL_SITES, SITES } from '../pickers.fixtures.ts';
import './element.ts';

const answering = (sites: unknown) => {
  const answers = { [PATHS.countries]: sites };
  return (Story: ComponentType) => (
    <PlayedBackEnd answers={answers}>
      <Story />
    </PlayedBackEnd>
  );
};

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

/** Brand, presentation, language and direction are in the toolbar; below 48em it is a sheet. */
const meta: Meta = {
  title: 'Pieces/Country picker',
  // A tag is a component too; Storybook's types know React's only.
  component: 'travel-country-picker' as unknown as ComponentType,
  args: { site: 'de-DE' },
  decorators: [answering(SITES)],
  parameters: { docs: { story: { height: '30rem' } } },
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

export const FullScreenWhenNarrow: Story = { args: { 'narrow-shape': 'full' }, play: Open.play as never };

export const EveryCountry: Story = {
  decorators: [answering(ALL_SITES)],
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
  decorators: [answering('pending')],
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
