import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { typeInto } from '../stories/typeInto.ts';
import { PEOPLE, peopleOf, TEXTS } from './Combobox.fixtures.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import {
  buttonSheet,
  Combobox,
  type ComboboxProps,
  comboboxSheet,
  fieldSheet,
  listboxSheet,
  spinnerSheet,
} from './index.ts';

const meta: Meta<ComboboxProps<ComboboxOption>> = {
  title: 'Components/Combobox',
  component: Combobox,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(fieldSheet, listboxSheet, buttonSheet, spinnerSheet, comboboxSheet),
  ],
  args: {
    label: 'Book for',
    hint: 'Name or e-mail address',
    search: peopleOf,
    texts: TEXTS,
    onValueChange: fn(),
    delays: { ask: 0, say: 3000 },
  },
  parameters: { docs: { story: { height: '30rem' } } },
};
export default meta;

type Story = StoryObj<ComboboxProps<ComboboxOption>>;

const field = (canvas: HTMLElement) => within(insideFrame(canvas)).getByRole('combobox');
const optionsIn = (canvas: HTMLElement) => within(insideFrame(canvas)).findAllByRole('option');

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: PEOPLE[0] } };

export const Searching: Story = {
  args: { search: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    typeInto(field(canvasElement), 'an');
    await within(insideFrame(canvasElement)).findByText('Searching…');
  },
};

/** Two of one name are told apart by address and role. */
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    typeInto(field(canvasElement), 'an');
    await expect(await optionsIn(canvasElement)).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The text has changed since; the list that belongs to it is on its way. */
export const Outdated: Story = {
  args: { search: (query) => (query === 'an' ? peopleOf(query) : new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    typeInto(field(canvasElement), 'an');
    await optionsIn(canvasElement);
    typeInto(field(canvasElement), 'ann');
    await waitFor(async () => expect((await optionsIn(canvasElement))[0]).toHaveAttribute('aria-disabled'));
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    typeInto(field(canvasElement), 'nobody');
    const status = within(insideFrame(canvasElement)).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Nobody matches “nobody”'));
  },
};

export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    typeInto(field(canvasElement), 'an');
    await within(insideFrame(canvasElement)).findByRole('button', { name: 'Try again' });
  },
};

export const Invalid: Story = { args: { error: 'Choose somebody from the list.', required: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: PEOPLE[0] } };

/** In front of a dialog of the page. */
export const InDialog: Story = {
  play: Found.play as NonNullable<Story['play']>,
  render: (args) => (
    <InModal>
      <Combobox {...args} />
    </InModal>
  ),
};

function InModal({ children }: { children: ReactNode }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Traveler" style={{ inlineSize: '20em', padding: '1.5em', border: 0 }}>
      {children}
    </dialog>
  );
}
