import type { Meta } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { PATHS, PlayedBackEnd } from './PlayedBackEnd.tsx';

/** For `waitFor`: its own second is not enough for a machine that does more beside it. */
export const LATER = { timeout: 5000 };

type Tag = 'travel-country-picker' | 'travel-currency-picker';

/** What the stories of both pickers begin with: `parameters.answer` is what the provider of that name answers. */
export const metaOf = (tag: Tag, provider: keyof typeof PATHS) =>
  ({
    // A tag is a component too; Storybook's types know React's only.
    component: tag as unknown as ComponentType,
    decorators: [
      (Story: () => ReactNode, { parameters }) => (
        <PlayedBackEnd path={PATHS[provider]} answer={parameters.answer}>
          <Story />
        </PlayedBackEnd>
      ),
    ],
  }) satisfies Meta;

/** Presses the button, and waits for what that shows: a list, a failure, or that it is on its way. */
export async function open(canvas: HTMLElement): Promise<ShadowRoot> {
  const picker = canvas.querySelector('travel-country-picker, travel-currency-picker') as HTMLElement;
  await waitFor(() => expect(picker.matches(':state(ready)')).toBe(true), LATER);
  const root = picker.shadowRoot as ShadowRoot;
  root.querySelector<HTMLElement>('.trigger')?.click();
  await waitFor(
    () => expect(root.querySelector('.entry, [role=alert], .waiting')?.checkVisibility()).toBe(true),
    LATER,
  );
  return root;
}

export async function search(canvas: HTMLElement, term: string): Promise<ShadowRoot> {
  const root = await open(canvas);
  await waitFor(() => expect(root.querySelector('.search-input')).toBeTruthy(), LATER);
  fireEvent.input(root.querySelector('.search-input') as HTMLElement, { target: { value: term } });
  return root;
}
