import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerCalls } from '@travel-shell/testing/answerCalls';
import { pageOf } from '@travel-shell/testing/companyPeople';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LONG_NAME, PEOPLE, PRIYA, PRIYA_FOR_INES } from './BookingFor.fixtures.ts';
import './element.ts';

const elementIn = (canvas: HTMLElement) => canvas.querySelector('travel-booking-for') as HTMLElement;
const find = <E extends HTMLElement>(canvas: HTMLElement, selector: string) =>
  elementIn(canvas).shadowRoot?.querySelector<E>(selector) ?? null;

const open: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(find(canvasElement, '[part=switch]')).toBeTruthy());
  find(canvasElement, '[part=trigger]')?.click();
  await waitFor(() => expect(elementIn(canvasElement).matches(':state(open)')).toBe(true));
  // The focus ring depends on whether the last input was a key or a pointer.
  (elementIn(canvasElement).shadowRoot?.activeElement as HTMLElement | null)?.blur();
};

const search =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await open?.(context);
    const { canvasElement } = context;
    find(canvasElement, '[part=switch] button:last-child')?.click();
    await waitFor(() => expect(find(canvasElement, '[role=combobox]')).toBeTruthy());
    const field = find<HTMLInputElement>(canvasElement, '[role=combobox]');
    field?.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
  };

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Booking for',
  // Storybook's types only accept React components, not tags.
  component: 'travel-booking-for' as unknown as ComponentType,
  parameters: { docs: { story: { height: '38rem' } }, auth: PRIYA_FOR_INES },
  beforeEach: () =>
    answerCalls(async (request, path) => {
      if (path !== '/i/api/business/users/v2/findUsers') return undefined;
      const { query } = await request.json();
      return Response.json(pageOf(PEOPLE.filter((one) => JSON.stringify(one).toLowerCase().includes(query))));
    }),
  play: open,
};
export default meta;

type Story = StoryObj;

export const ForSomebody: Story = { name: 'For somebody else' };

export const ForOneself: Story = { name: 'For oneself', parameters: { auth: PRIYA } };

export const Closed: Story = { play: async () => {} };

export const NameTooLong: Story = { parameters: { auth: LONG_NAME } };

export const Found: Story = {
  name: 'People found',
  play: async (context) => {
    await search('meier')(context);
    await waitFor(() => expect(find(context.canvasElement, '[role=option]')).toBeTruthy());
  },
};

export const Nobody: Story = {
  name: 'Nobody found',
  play: async (context) => {
    await search('zzz')(context);
    // While it searches, the note is another one.
    await waitFor(() => expect(find(context.canvasElement, '[part=note]')?.textContent).toContain('zzz'));
  },
};

export const Guest: Story = {
  name: 'Form for a guest',
  play: async (context) => {
    await open?.(context);
    find(context.canvasElement, '[part=guest] summary')?.click();
    await waitFor(() => expect(find(context.canvasElement, '[part=guest] [part=button]')).toBeTruthy());
  },
};
