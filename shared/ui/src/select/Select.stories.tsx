import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, buttonSheet } from '../button/index.ts';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { fieldSheet, listboxSheet, Select, selectSheet } from './index.ts';

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  component: Select,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(buttonSheet, fieldSheet, listboxSheet, selectSheet),
  ],
  args: {
    label: 'Cabin',
    options: [
      { value: 'economy', title: 'Economy' },
      { value: 'premium', title: 'Premium economy' },
      { value: 'business', title: 'Business' },
      { value: 'first', title: 'First', disabled: true },
    ],
    defaultValue: 'economy',
    onValueChange: fn(),
  },
  parameters: { docs: { story: { height: '26rem' } } },
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Closed: Story = {};

export const NothingChosen: Story = { args: { defaultValue: '', placeholder: 'Choose a cabin' } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    frame.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await frame.findByRole('listbox', { name: 'Cabin' })).toBeVisible();
  },
};

const CURRENCIES = [
  { value: 'popular', title: 'Popular', isHeading: true },
  { value: 'EUR', title: 'Euro', fullTitle: 'Euro (EUR)', contractedTitle: 'EUR' },
  { value: 'USD', title: 'US dollar', fullTitle: 'US dollar (USD)', contractedTitle: 'USD' },
  { value: 'GBP', title: 'Pound sterling', fullTitle: 'Pound sterling (GBP)', contractedTitle: 'GBP' },
  { value: 'all', title: 'All currencies', isHeading: true },
  { value: 'AUD', title: 'Australian dollar', fullTitle: 'Australian dollar (AUD)', contractedTitle: 'AUD' },
  { value: 'CAD', title: 'Canadian dollar', fullTitle: 'Canadian dollar (CAD)', contractedTitle: 'CAD' },
  { value: 'DKK', title: 'Danish krone', fullTitle: 'Danish krone (DKK)', contractedTitle: 'DKK' },
  { value: 'JPY', title: 'Japanese yen', fullTitle: 'Japanese yen (JPY)', contractedTitle: 'JPY' },
  { value: 'NOK', title: 'Norwegian krone', fullTitle: 'Norwegian krone (NOK)', contractedTitle: 'NOK' },
];

export const WithHeadings: Story = {
  args: { label: 'Currency', options: CURRENCIES, defaultValue: 'USD' },
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    await userEvent.click(frame.getByRole('combobox'));
    const group = await frame.findByRole('group', { name: 'All currencies' });
    // The list fades in.
    await waitFor(() => expect(group).toBeVisible());
  },
};

export const ContractedTitle: Story = {
  args: { label: 'Currency', options: CURRENCIES, defaultValue: 'EUR' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '6em' }}>
        <Story />
      </div>
    ),
  ],
};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const frame = within(insideFrame(canvasElement));
    await userEvent.click(frame.getByRole('combobox'));
    await userEvent.click(await frame.findByRole('option', { name: 'Business' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('business');
    await expect(frame.getByRole('combobox')).toHaveTextContent('Business');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '', placeholder: 'Choose a cabin', error: 'Choose a cabin.', required: true },
};

/** Blocks the submission of its form without a selection, shows an error and gets the focus. */
export const RequiredInForm: Story = {
  args: { defaultValue: '', placeholder: 'Choose a cabin', required: true, requiredText: 'Choose a cabin to go on.' },
  render: (args) => (
    <form
      onSubmit={(event) => event.preventDefault()}
      style={{ display: 'grid', gap: 'var(--_space-4)', justifyItems: 'start' }}
    >
      <div style={{ inlineSize: '100%' }}>
        <Select {...args} />
      </div>
      <Button type="submit">Go on</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(insideFrame(canvasElement));
    await userEvent.click(frame.getByRole('button', { name: 'Go on' }));
    const cabin = frame.getByRole('combobox', { name: /Cabin/ });
    await waitFor(() => expect(cabin).toHaveAccessibleDescription('Choose a cabin to go on.'));
    await expect((cabin.getRootNode() as ShadowRoot).activeElement).toBe(cabin);
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Set by your company' } };
