import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { HANA } from '../AdminHub.fixtures.ts';
import { findInHub, showHub } from '../hubStory.fixtures.ts';
import { CompanyBackEnd } from '../testPage.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/Features',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

const PLANS = {
  bizPlus: { features: ['TRIP_REPORTING_FIELDS', 'SLACK_INTEGRATION', 'EXPENSIFY_INTEGRATION', 'CAR_PREFERENCES'] },
  enterprise: { features: ['SSO_INTEGRATION'] },
};

/** @param change what the back end has, beside the usual */
const show = (change: (backEnd: CompanyBackEnd) => void = () => {}): Story => ({
  ...showHub('/business/company/features', HANA, () => {
    const backEnd = new CompanyBackEnd(HANA, false, { businessPlans: PLANS });
    change(backEnd);
    return backEnd;
  }),
  play: async ({ canvasElement }) => void (await findInHub(canvasElement, '.features')),
});

export const Features: Story = show();

export const RefusedSwitch: Story = {
  ...show((backEnd) => {
    backEnd.refusals.push(() => new Response(null, { status: 503 }));
  }),
  play: async ({ canvasElement }) => {
    (await findInHub(canvasElement, '.features input')).click();
    (await findInHub(canvasElement, '.features [role=alert] .notice')).scrollIntoView({ block: 'center' });
  },
};
