import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { signedInAs } from '../Header.fixtures.ts';
import './element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Checkout header',
  // Storybook's types only accept React components, not tags.
  component: 'travel-checkout-header' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

const ada = { auth: signedInAs('Ada Lovelace', { userDisplayEmail: 'ada@example.com' }) };
const long = `${'a.very.long.name.'.repeat(3)}@subdomain.example.com`;

export const SignedIn: Story = { parameters: ada };

export const SignedOut: Story = {};

export const Pending: Story = { name: 'Sign-in state not known yet', parameters: { auth: 'pending' } };

export const Dark: Story = { globals: { presentation: 'dark' }, tags: ['!dev', '!autodocs'], parameters: ada };

export const Aos: Story = { globals: { presentation: 'aos' }, tags: ['!dev', '!autodocs'], parameters: ada };

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!dev', '!autodocs'], parameters: ada };

/** A phone, with an email that does not fit beside the logo. */
export const NarrowWithLongEmail: Story = {
  parameters: { auth: signedInAs('Ada Lovelace', { userDisplayEmail: long }) },
  decorators: [(Story) => createElement('div', { style: { maxInlineSize: '24.375rem' } }, createElement(Story))],
};
