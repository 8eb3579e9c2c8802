import type { Meta, StoryObj } from '@storybook/react-vite';
import { returningUserPrompt } from '@travel-shell/store/keys/returningUserPrompt';
import type { ComponentType } from 'react';
import { RETURNING } from './testPrompt.ts';
import './element.ts';

/** Brand, presentation, language and direction are in the toolbar. */
const meta: Meta = {
  title: 'Pieces/Sign-in prompt',
  // Storybook's types only accept React components, not tags.
  component: 'travel-sign-in-prompt' as unknown as ComponentType,
  args: { delay: 0, 'front-door': globalThis.location?.pathname ?? '/', 'no-one-tap': '' },
  parameters: { auth: RETURNING },
  beforeEach: () => returningUserPrompt.remove(),
};
export default meta;

type Story = StoryObj;

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('It did not happen.');
    await new Promise(requestAnimationFrame);
  }
}

async function shown({ canvasElement }: { canvasElement: HTMLElement }): Promise<HTMLElement> {
  const element = canvasElement.querySelector('travel-sign-in-prompt') as HTMLElement;
  await until(() => element.matches(':state(shown)'));
  return element;
}

export const Shown: Story = { play: async (context) => void (await shown(context)) };

export const Arabic: Story = {
  globals: { locale: 'ar' },
  tags: ['!dev', '!autodocs'],
  play: async (context) => void (await shown(context)),
};

export const German: Story = {
  globals: { locale: 'de-DE' },
  tags: ['!dev', '!autodocs'],
  play: async (context) => void (await shown(context)),
};

export const Dark: Story = {
  globals: { presentation: 'dark' },
  tags: ['!dev', '!autodocs'],
  play: async (context) => void (await shown(context)),
};

export const SentAway: Story = {
  play: async (context) => {
    const element = await shown(context);
    element.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
    await until(() => !element.matches(':state(shown)'));
  },
};
