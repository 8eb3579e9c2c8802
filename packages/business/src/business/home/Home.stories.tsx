import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { ADMIN, LONG_NAME, PRIVATE } from '../Business.fixtures.ts';
import { find, play } from '../playStory.fixtures.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Business/Home',
  // Storybook's types only accept React components, not tags.
  component: 'travel-business' as unknown as ComponentType,
  play: async ({ canvasElement }) => void (await find(canvasElement, '.company-name bdi:not(:empty)')),
};
export default meta;

type Story = StoryObj;

export const Administrator: Story = play('/business', ADMIN);

export const NameTooLong: Story = play('/business', LONG_NAME);

export const Forbidden: Story = {
  name: 'In no company',
  ...play('/business', PRIVATE),
  play: async ({ canvasElement }) => void (await find(canvasElement, '.screen p')),
};

export const Invitations: Story = {
  ...play('/business/invitations', ADMIN),
  play: async ({ canvasElement }) => void (await find(canvasElement, 'slot[name=invitations]')),
};

export const Events: Story = {
  ...play('/business/events', ADMIN),
  play: async ({ canvasElement }) => void (await find(canvasElement, 'slot[name=events]')),
};
