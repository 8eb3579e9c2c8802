import type { Meta } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { PATHS, PlayedBackEnd } from './PlayedBackEnd.tsx';

/** For `waitFor`: its default of one second is too short on a busy machine. */
export const LATER = { timeout: 5000 };

type Tag = 'travel-country-picker' | 'travel-currency-picker';

/**
 * Shared by the stories of both pickers: `parameters.answer` is the response of the provider with that name, or
 * a function that gives it for a locale.
 */
export const metaOf = (tag: Tag, provider: keyof typeof PATHS) =>
  ({
    // Storybook's types only accept React components, not tags.
    component: tag as unknown as ComponentType,
    decorators: [
      (Story: () => ReactNode, { parameters: { answer }, globals }) => (
        <PlayedBackEnd path={PATHS[provider]} answer={typeof answer === 'function' ? answer(globals.locale) : answer}>
          <Story />
        </PlayedBackEnd>
      ),
    ],
  }) satisfies Meta;

/** Clicks the button, and waits for its result: a list, a failure or a loading state. */
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
