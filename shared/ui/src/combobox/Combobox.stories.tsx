import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { typeInto } from '../stories/typeInto.ts';
import { Combobox, comboboxSheet, fieldSheet, listboxSheet } from './index.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });
const REGIONS =
  'AE AR AT AU AX BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KR LT LU LV MA MT MX MY NL NO NZ PE PH PL PT RO SA SE SG SI SK TH TN TR TW UA US UY VN ZA';

const meta: Meta<typeof Combobox> = {
  title: 'Components/Combobox',
  component: Combobox,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(fieldSheet, listboxSheet, comboboxSheet),
  ],
  args: {
    label: 'Country',
    options: REGIONS.split(' ')
      .map((value) => ({ value, title: names.of(value) ?? value }))
      .sort((one, other) => one.title.localeCompare(other.title, 'en')),
    placeholder: 'Type to search',
    openText: 'Show all countries',
    clearText: 'Clear',
    noMatchText: 'No country found',
    resultsText: (count) => `${count} results`,
    onValueChange: fn(),
  },
  parameters: { docs: { story: { height: '30rem' } } },
};
export default meta;

type Story = StoryObj<typeof Combobox>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'NO' } };

export const Open: Story = {
  args: { defaultValue: 'NO' },
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    await userEvent.click(frame.getByRole('combobox'));
    await expect(await frame.findByRole('option', { selected: true })).toHaveTextContent('Norway');
  },
};

export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const frame = within(insideFrame(canvasElement));
    typeInto(frame.getByRole('combobox'), 'land');
    await waitFor(() => expect(frame.getAllByRole('option')).toHaveLength(9));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    typeInto(frame.getByRole('combobox'), 'atlantis');
    await waitFor(() => expect(frame.getByRole('status')).toHaveTextContent('No country found'));
  },
};

export const Invalid: Story = { args: { error: 'Choose a country.', required: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'NO' } };

/** A thousand places: each key re-renders only the options that change. */
export const AThousandOptions: Story = {
  args: {
    label: 'Place',
    options: Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, title: `Place ${index + 1}` })),
  },
};
