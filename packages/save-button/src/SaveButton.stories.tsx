import type { Meta, StoryObj } from '@storybook/react-vite';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FLIGHT, SavingBackEnd } from './testPage.ts';
import './element.ts';

const buttonIn = (canvas: HTMLElement) =>
  canvas.querySelector('travel-save-button')?.shadowRoot?.querySelector<HTMLButtonElement>('[part=button]');

/** A back end that keeps what the story saves. */
const play =
  (change: (backEnd: SavingBackEnd) => void = () => {}) =>
  () => {
    const backEnd = new SavingBackEnd(authStateOf('Ada'));
    change(backEnd);
    return () => {
      backEnd.endWithAnswers();
    };
  };

const saved = (backEnd: SavingBackEnd) => {
  const nothing = { startDate: null, endDate: null, imageUrl: null };
  backEnd.saved = [{ resultData: { ...nothing, ...FLIGHT } as never, savingState: { isSaved: true } }];
};

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Save button',
  // Storybook's types only accept React components, not tags.
  component: 'travel-save-button' as unknown as ComponentType,
  args: { result: JSON.stringify(FLIGHT) },
  parameters: { auth: authStateOf('Ada') },
  beforeEach: play(),
};
export default meta;

type Story = StoryObj;

const until = (state: string) => async (canvas: HTMLElement) =>
  waitFor(() => expect(buttonIn(canvas)?.dataset.state).toBe(state));

const press: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(buttonIn(canvasElement)?.disabled).toBe(false));
  buttonIn(canvasElement)?.click();
};

const notice = (text: string) => async (canvas: HTMLElement) =>
  waitFor(() => {
    const toasts = canvas.querySelector('travel-save-button')?.shadowRoot?.querySelectorAll('.ts-toast-text');
    expect([...(toasts ?? [])].map(({ textContent }) => textContent)).toContain(text);
  });

export const Unsaved: Story = { play: ({ canvasElement }) => until('unsaved')(canvasElement) };

export const Saved: Story = { beforeEach: play(saved), play: ({ canvasElement }) => until('saved')(canvasElement) };

export const Saving: Story = {
  beforeEach: play((backEnd) => {
    backEnd.held = new Promise(() => {});
  }),
  play: async (context) => {
    await press?.(context);
    await until('saving')(context.canvasElement);
  },
};

export const WithText: Story = { args: { 'with-text': '' } };

export const WithTextSaved: Story = {
  args: { 'with-text': '' },
  beforeEach: play(saved),
  play: ({ canvasElement }) => until('saved')(canvasElement),
};

export const CannotBeSaved: Story = {
  args: { result: undefined },
  play: async ({ canvasElement }) => waitFor(() => expect(buttonIn(canvasElement)?.disabled).toBe(true)),
};

export const JustSaved: Story = {
  beforeEach: play((backEnd) => {
    backEnd.wishes = [{ tripId: 'LSB427', destination: 'Lisbon' }];
  }),
  globals: { locale: 'en-US' },
  play: async (context) => {
    await press?.(context);
    await notice('Lisbon is on your wishlist')(context.canvasElement);
  },
};

export const Removed: Story = {
  beforeEach: play(saved),
  globals: { locale: 'en-US' },
  play: async (context) => {
    await until('saved')(context.canvasElement);
    await press?.(context);
    await notice('No longer saved')(context.canvasElement);
  },
};
