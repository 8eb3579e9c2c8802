import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { HANA, memberOf } from '../AdminHub.fixtures.ts';
import { COMPANY, LOGO } from '../Company.fixtures.ts';
import { CompanyBackEnd } from '../testPage.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Admin hub/Company profile',
  // Storybook's types only accept React components, not tags.
  component: 'travel-admin-hub' as unknown as ComponentType,
};
export default meta;

type Story = StoryObj;

/** @param change what the back end has, beside the usual */
const show = (change: (backEnd: CompanyBackEnd) => void = () => {}): Story => ({
  args: { page: '/business/company/general', member: memberOf(HANA) },
  parameters: { auth: HANA },
  beforeEach: () => {
    const backEnd = new CompanyBackEnd(HANA);
    change(backEnd);
    return () => backEnd.endWithAnswers();
  },
  play: async ({ canvasElement }) => void (await find(canvasElement, '.general-switches')),
});

async function find<E extends HTMLElement>(canvas: HTMLElement, selector: string, index = 0): Promise<E> {
  const { waitFor } = await import('storybook/test');
  return waitFor(
    () => {
      const found = canvas.querySelector('travel-admin-hub')?.shadowRoot?.querySelectorAll<E>(selector)[index];
      if (!found) throw new Error(`There is no ${selector} yet.`);
      return found;
    },
    // Parts load on demand, which takes time on a busy machine.
    { timeout: 5000 },
  );
}

/** Opens a form by its button: deletion, the report, the message. */
async function open(canvas: HTMLElement, index: number): Promise<void> {
  (await find(canvas, '.general-part > [aria-expanded]', index)).click();
  await find(canvas, '.general-opened form');
}

export const Company: Story = show((backEnd) => {
  backEnd.settings = { ...COMPANY, logoUrl: LOGO, multiRoomBookings: true };
});

export const Loading: Story = {
  ...show((backEnd) => {
    backEnd.isSilent = true;
  }),
  play: async ({ canvasElement }) => void (await find(canvasElement, '.ts-skeleton')),
};

export const BackEndDown: Story = {
  name: 'Back end down',
  ...show((backEnd) => {
    backEnd.isDown = true;
  }),
  parameters: { auth: HANA, logs: /could not be loaded/ },
  play: async ({ canvasElement }) => void (await find(canvasElement, '.loaded [role=alert] button')),
};

export const DeletionByTheLastAdministrator: Story = {
  ...show((backEnd) => {
    backEnd.administrators = 1;
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 0);
    await find(canvasElement, '.general-opened [role=status] strong');
    (await find(canvasElement, '.general-opened [name=companyName]')).closest('form')?.requestSubmit();
    await find(canvasElement, '.general-opened [aria-invalid]');
  },
};

export const ProblemReport: Story = {
  ...show(),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 1);
    (await find(canvasElement, '[name=attachments]')).scrollIntoView({ block: 'center' });
  },
};

export const RefusedSwitch: Story = {
  ...show((backEnd) => {
    backEnd.refusals.push(() => new Response(null, { status: 503 }));
  }),
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '.general-switches input')).click();
    (await find(canvasElement, '.general-switches [role=alert] .notice')).scrollIntoView({ block: 'center' });
  },
};
