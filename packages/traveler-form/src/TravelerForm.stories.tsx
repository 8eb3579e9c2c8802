import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerCalls, never } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ADA } from './Traveler.fixtures.ts';
import './element.ts';

const READ = '/i/api/account/traveler/v1/preferred';
const SIGNED_IN = authStateOf('Ada');

const form = (canvas: HTMLElement) => canvas.querySelector<HTMLFormElement>('travel-traveler-form form');
const fill = (canvas: HTMLElement, name: string, text: string) => {
  const field = form(canvas)?.querySelector<HTMLInputElement>(`[name="${name}"], [id$="-${name}"]`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const shown: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(form(canvasElement)?.querySelector('[type=submit]')).toBeTruthy());
};

const filled: Story['play'] = async (context) => {
  await shown?.(context);
  const name = () => form(context.canvasElement)?.querySelector<HTMLInputElement>('[name=firstName]')?.value;
  await waitFor(() => expect(name()).toBe('Ada'));
};

async function send(canvas: HTMLElement): Promise<void> {
  form(canvas)?.requestSubmit();
  await waitFor(() => expect(form(canvas)?.querySelector('.ts-form-summary')?.textContent).toBeTruthy());
  // The focus ring depends on whether the last input was a key or a pointer.
  (document.activeElement as HTMLElement | null)?.blur();
}

/** Answers reads with Ada, and writes as the story says. */
const answering = (write: () => Response | Promise<Response>) => () =>
  answerCalls(async (request, path) => {
    if (path === READ) return Response.json(ADA);
    return request.method === 'GET' || !path.startsWith('/i/api/account/traveler/') ? undefined : write();
  });

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Traveler form',
  // Storybook's types only accept React components, not tags.
  component: 'travel-traveler-form' as unknown as ComponentType,
  args: { 'travel-date': '2027-05-01' },
  parameters: { auth: authStateOf() },
  beforeEach: answering(() => Response.json(ADA)),
  play: shown,
};
export default meta;

type Story = StoryObj;

export const Empty: Story = { name: 'Signed out' };

export const Filled: Story = { name: 'Preferred traveler', parameters: { auth: SIGNED_IN }, play: filled };

export const SomebodyElse: Story = {
  name: 'Somebody else',
  parameters: { auth: SIGNED_IN },
  args: { 'traveler-id': '', 'gender-options': 'M F X U' },
};

export const WithoutGender: Story = { name: 'Without gender', args: { 'gender-options': '' } };

export const Wrong: Story = {
  name: 'With errors',
  parameters: { auth: authStateOf(), sizes: ['wide'] },
  play: async (context) => {
    await shown?.(context);
    const { canvasElement } = context;
    const values = { lastName: 'Nuñez', emailAddress: 'ask me', 'phone-number': 'ask me' };
    const birth = { 'dateOfBirth-day': '2', 'dateOfBirth-month': '5', 'dateOfBirth-year': '2009' };
    for (const [name, text] of Object.entries({ ...values, ...birth })) fill(canvasElement, name, text);
    await send(canvasElement);
  },
};

export const Saving: Story = {
  parameters: { auth: SIGNED_IN, logs: /SLOW/ },
  beforeEach: answering(never),
  play: async (context) => {
    await filled?.(context);
    form(context.canvasElement)?.requestSubmit();
    await waitFor(() => expect(form(context.canvasElement)?.querySelector('[aria-busy]')).toBeTruthy());
  },
};

export const Saved: Story = {
  parameters: { auth: SIGNED_IN },
  play: async (context) => {
    await filled?.(context);
    form(context.canvasElement)?.requestSubmit();
    const outcome = () => form(context.canvasElement)?.querySelector('.outcome')?.textContent;
    await waitFor(() => expect(outcome()).toBeTruthy());
  },
};

export const NotSaved: Story = {
  name: 'Back end down',
  parameters: { auth: SIGNED_IN },
  beforeEach: answering(() => new Response(null, { status: 503 })),
  play: async (context) => {
    await filled?.(context);
    await send(context.canvasElement);
  },
};
