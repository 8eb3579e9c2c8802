import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@travel-shell/testing/answerCalls';
import { account } from '@travel-shell/testing/companyPeople';
import type { ComponentType } from 'react';
import { ADMIN, TRAVELER, tasks } from '../Business.fixtures.ts';
import { find, play } from '../playStory.fixtures.ts';
import { PATHS, refused } from '../testPage.ts';
import '../element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Screens/Business/First steps',
  // Storybook's types only accept React components, not tags.
  component: 'travel-business' as unknown as ComponentType,
  play: async ({ canvasElement }) => void (await find(canvasElement, '.keyword-form')),
};
export default meta;

type Story = StoryObj;

const PAGE = '/business/tasks';
const COMPANY = '/business/tasks/company';

export const Default: Story = play(PAGE, ADMIN);

/** For the pictures alone: the toolbar changes the brand of each story. */
export const Sister: Story = { ...Default, globals: { brand: 'sister' }, tags: ['!dev', '!autodocs'] };

export const Partner: Story = { ...Default, globals: { brand: 'partner' }, tags: ['!dev', '!autodocs'] };

export const AllDone: Story = {
  name: 'Everything done, no keywords',
  ...play(PAGE, TRAVELER, (backEnd) => {
    const accountTasks = tasks().accountTasks.map((task) => ({ ...task, status: 'done' as const }));
    backEnd.tasks = tasks({ accountTasks, companyTasks: [], accountOnboardingProgress: 100 });
    backEnd.account = account({ keywords: [] });
  }),
};

export const Loading: Story = {
  ...play(PAGE, ADMIN, (backEnd) => {
    backEnd.answers[PATHS.tasks] = never;
    backEnd.answers[PATHS.account] = never;
  }),
  play: async ({ canvasElement }) => void (await find(canvasElement, '.ts-skeleton')),
};

export const BackEndDown: Story = {
  name: 'Back end down',
  ...play(PAGE, ADMIN, (backEnd) => {
    backEnd.answers[PATHS.tasks] = refused(503, 'INTERNAL_ERROR');
    backEnd.answers[PATHS.account] = refused(503, 'INTERNAL_ERROR');
  }),
  parameters: { auth: ADMIN, logs: /could not be loaded/ },
  play: async ({ canvasElement }) => void (await find(canvasElement, '.loaded [role=alert] button')),
};

export const Refused: Story = {
  name: 'Step refused, profile wrong',
  ...play(PAGE, ADMIN, (backEnd) => {
    backEnd.answers[PATHS.taskStatus] = refused(429, 'TOO_MANY_REQUESTS');
  }),
  play: async ({ canvasElement }) => {
    (await find<HTMLInputElement>(canvasElement, '[name=firstName]')).value = '';
    (await find<HTMLFormElement>(canvasElement, 'form[method=post]')).requestSubmit();
    (await find(canvasElement, '.step-buttons button')).click();
    await find(canvasElement, '.notice[data-tone=wrong]');
    // The focus ring depends on whether the last input was a key or a pointer.
    (await find(canvasElement, '[aria-invalid=true]')).blur();
  },
};

export const Company: Story = {
  name: 'Of the company',
  ...play(COMPANY, ADMIN),
  play: async ({ canvasElement }) => void (await find(canvasElement, '.steps')),
};

export const CompanyForbidden: Story = {
  name: 'Of the company, not allowed',
  ...play(COMPANY, TRAVELER),
  play: async ({ canvasElement }) => void (await find(canvasElement, '.screen p')),
};
