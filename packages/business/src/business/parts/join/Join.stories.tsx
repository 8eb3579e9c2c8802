import type { Meta, StoryObj } from '@storybook/react-vite';
import { account } from '@travel-shell/testing/companyPeople';
import type { ComponentType } from 'react';
import { ADMIN, PRIVATE, SIGNED_OUT, TRAVELER, upgrade } from '../../Business.fixtures.ts';
import { find, play } from '../../playStory.fixtures.ts';
import { PATHS, refused } from '../../testPage.ts';
import '../../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Business/Sign-up and plans',
  // Storybook's types only accept React components, not tags.
  component: 'travel-business' as unknown as ComponentType,
  play: async ({ canvasElement }) => void (await find(canvasElement, 'form')),
};
export default meta;

type Story = StoryObj;

const START = '/business/get-started';
const UPGRADE = '/business/biz-plus-upgrade';

/** Types the values as a visitor does, and sends the form. */
async function send(canvas: HTMLElement, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    (await find<HTMLInputElement>(canvas, `[name=${name}]`)).value = value;
  }
  (await find<HTMLFormElement>(canvas, 'form')).requestSubmit();
}

const COMPANY = { companyName: 'Corner Bakery', firstName: 'Bo', lastName: 'Diaz' };
const NEW = { ...COMPANY, email: 'bo@bakery.example', password: 'seventeen warm rolls' };

export const SignUp: Story = play(START, SIGNED_OUT);

export const Wrong: Story = {
  name: 'Sign-up, wrong fields',
  ...play(START, SIGNED_OUT),
  play: async ({ canvasElement }) => {
    await send(canvasElement, { ...NEW, email: 'bo@', password: 'warm' });
    (await find(canvasElement, '[aria-invalid=true]')).blur();
  },
};

export const TooMany: Story = {
  name: 'Sign-up, too often',
  ...play(START, SIGNED_OUT, (backEnd) => {
    backEnd.answers[PATHS.signup] = refused(429, 'TOO_MANY_REQUESTS');
  }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, NEW);
    await find(canvasElement, '.ts-form-summary-text');
  },
};

export const Sent: Story = {
  name: 'Mail sent',
  ...play(START, SIGNED_OUT),
  play: async ({ canvasElement }) => {
    await send(canvasElement, NEW);
    await find(canvasElement, '.sent');
  },
};

export const WaitingList: Story = play(`${START}?tier=enterprise`, SIGNED_OUT);

export const Private: Story = { name: 'Private account', ...play(`${START}?tier=bizPlus`, PRIVATE) };

const PLANS = {
  biz: { price: 'Free', features: ['ADD_USERS', 'BOOK_ON_BEHALF', 'TRIPS_TO_APPROVE', 'SHOPPING_CART'] },
  bizPlus: {
    price: '€4 per member and month',
    features: ['REPORTING', 'POLICY_SUMMARY', 'TRAVEL_POLICY_BADGES', 'SLACK_INTEGRATION'],
  },
  enterprise: { price: 'By contract', features: ['SSO_INTEGRATION', 'A person of ours for your company'] },
};

export const Plans: Story = {
  ...play(UPGRADE, ADMIN, undefined, { businessPlans: PLANS }),
  play: async ({ canvasElement }) => void (await find(canvasElement, '.plan-table')),
};

export const Pending: Story = {
  name: 'Plans, asked for; demonstration put off',
  ...play(UPGRADE, ADMIN, (backEnd) => {
    backEnd.upgrade = upgrade({ tier: 'bizPlus', requestedTier: 'enterprise', status: 'PENDING' });
    backEnd.account = account({ tier: 'bizPlus', demoRequestStatus: 'postponed' });
  }),
};

export const Moved: Story = {
  name: 'Plans, moved; demonstration asked for',
  ...play(UPGRADE, ADMIN, (backEnd) => {
    backEnd.upgrade = upgrade({ tier: 'bizPlus', requestedTier: 'bizPlus', status: 'COMPLETED' });
    backEnd.account = account({ tier: 'bizPlus', demoRequestStatus: 'requested' });
  }),
  play: async ({ canvasElement }) => void (await find(canvasElement, '.plans')),
};

export const Question: Story = {
  name: 'Plans, before the change',
  ...play(UPGRADE, ADMIN),
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '.plan .ts-button-primary')).click();
    await find(canvasElement, 'dialog[open]');
  },
};

export const NotAdministrator: Story = { name: 'Plans, not an administrator', ...play(UPGRADE, TRAVELER) };
