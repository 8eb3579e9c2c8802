import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { ADMIN } from '../AdminHub.fixtures.ts';
import { findInHub, showHub } from '../hubStory.fixtures.ts';
import { PeopleBackEnd, refuseWith } from '../parts/testPeople.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/People',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

const show = (page: string, wanted: string, change: (backEnd: PeopleBackEnd) => void = () => {}): Story => ({
  ...showHub(page, ADMIN, () => {
    const backEnd = new PeopleBackEnd();
    change(backEnd);
    return backEnd;
  }),
  play: async ({ canvasElement }) => void (await findInHub(canvasElement, wanted)),
});

export const Everybody: Story = show('/business/users/manage', 'tbody tr');

export const NobodyMatches: Story = {
  name: 'Nobody matches',
  ...show('/business/users/manage?q=zzz', '.ts-table-empty'),
};

export const NotLoaded: Story = {
  name: 'Could not be loaded',
  ...show('/business/approvals/approvers', '.loaded [role=alert]', (backEnd) => {
    backEnd.refusals.push(refuseWith(503));
  }),
  parameters: { auth: ADMIN, logs: /could not be loaded/ },
};
