import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import './element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Consent frame',
  // Storybook's types only accept React components, not tags.
  component: 'travel-consent-frame' as unknown as ComponentType,
  args: { category: 'advertising', children: <span>A walk through Lisbon (video.example)</span> },
};
export default meta;

type Story = StoryObj;

export const Waiting: Story = {};

/** On a site with the full framework. */
export const SettingsOnly: Story = { args: { 'settings-only': '' }, parameters: { sizes: ['narrow'] } };
