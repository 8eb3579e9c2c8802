import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { ADMIN } from '../AdminHub.fixtures.ts';
import { findInHub, showHub } from '../hubStory.fixtures.ts';
import { AccountBackEnd } from './testAccount.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/Account permissions',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

const show = (change: (backEnd: AccountBackEnd) => void): Story => ({
  ...showHub('/business/account-permissions', ADMIN, () => {
    const backEnd = new AccountBackEnd();
    change(backEnd);
    return backEnd;
  }),
  play: async ({ canvasElement }) => {
    await findInHub(canvasElement, '.visited, .ts-table-empty');
  },
});

export const Allowed: Story = {
  name: 'Support allowed, plan asked for',
  ...show((backEnd) => {
    backEnd.support = {
      ...{ enabled: true, grantedAt: '2026-11-20T09:00:00.000Z', grantedBy: 'Grace Hopper' },
      expiresAt: '2026-11-27T09:00:00.000Z',
    };
    backEnd.upgrade = { tier: 'bizPlus', requestedTier: 'enterprise', status: 'PENDING' };
  }),
};
