import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { HANA } from '../AdminHub.fixtures.ts';
import { findInHub, showHub } from '../hubStory.fixtures.ts';
import { CompanyBackEnd } from '../testPage.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/Policy and approvals',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

let backEnd: CompanyBackEnd;

const show = (page: string): Story => ({
  ...showHub(page, HANA, () => {
    backEnd = new CompanyBackEnd(HANA);
    return backEnd;
  }),
  play: async ({ canvasElement }) => void (await findInHub(canvasElement, 'form [type=submit]')),
});

export const ApprovalMode: Story = show('/business/approvals/settings');

export const Rules: Story = show('/business/policy/hotel/settings');

/** For the pictures alone: the toolbar changes the brand of each story. */
export const RulesSister: Story = { ...Rules, globals: { brand: 'sister' }, tags: ['!dev', '!autodocs'] };

export const RulesPartner: Story = { ...Rules, globals: { brand: 'partner' }, tags: ['!dev', '!autodocs'] };

export const Restrictions: Story = show('/business/policy/flight/restrictions');

export const Preferences: Story = show('/business/policy/hotel/preferences');

export const Wrong: Story = {
  ...Rules,
  play: async ({ canvasElement }) => {
    const price = await findInHub<HTMLInputElement>(canvasElement, '[name="priceLimit.amount"]');
    price.value = 'much';
    price.form?.requestSubmit();
    // The focus ring depends on whether the last input was a key or a pointer.
    (await findInHub(canvasElement, '[aria-invalid=true]')).blur();
  },
};

export const ChangedElsewhere: Story = {
  name: 'Changed by somebody else meanwhile',
  ...show('/business/approvals/settings'),
  play: async ({ canvasElement }) => {
    (await findInHub<HTMLInputElement>(canvasElement, '[value=ALL]')).click();
    backEnd.changeElsewhere({ autoApprovalMode: 'NONE' });
    (await findInHub<HTMLFormElement>(canvasElement, 'form')).requestSubmit();
    await findInHub(canvasElement, 'dialog[open] [type=radio]');
  },
};
