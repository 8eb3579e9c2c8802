import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { ADMIN } from '../AdminHub.fixtures.ts';
import { AccountBackEnd } from '../account-permissions/testAccount.ts';
import { findInHub, showHub } from '../hubStory.fixtures.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/Audit log',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

export const Changes: StoryObj = {
  ...showHub('/business/account-permissions/log', ADMIN, () => new AccountBackEnd()),
  play: async ({ canvasElement }) => {
    await findInHub(canvasElement, '.changes');
  },
};
