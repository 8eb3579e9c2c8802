import { page } from '@travel-shell/testing/browser';
import { find } from '@travel-shell/testing/HostilePage';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import type { ShadowFrameProps } from '@travel-shell/testing/ShadowFrame';
import type { FormEvent, ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { PEOPLE, peopleOf, TEXTS } from '../Combobox.fixtures.ts';
import type { ComboboxOption } from '../ComboboxOption.ts';
import {
  buttonSheet,
  Combobox,
  type ComboboxProps,
  comboboxSheet,
  fieldSheet,
  listboxSheet,
  spinnerSheet,
} from '../index.ts';

export const SHEETS = [fieldSheet, listboxSheet, buttonSheet, spinnerSheet, comboboxSheet];

export type Props = Partial<ComboboxProps<ComboboxOption>>;

/** A search that waits for its answer. */
interface Search {
  query: string;
  signal: AbortSignal;
  answer: (options?: readonly ComboboxOption[]) => void;
  fail: () => void;
}

/** A server that answers when it is told to. */
export class Server {
  readonly searches: Search[] = [];

  search = (query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> =>
    new Promise((resolve, reject) => {
      this.searches.push({
        query,
        signal,
        answer: (options = peopleOf(query)) => resolve(options),
        fail: () => reject(new Error('offline')),
      });
    });

  queries = (): string[] => this.searches.map(({ query }) => query);

  /** The last search for a query, once it has come. */
  async asked(query: string): Promise<Search> {
    await expect.poll(() => this.searches.at(-1)?.query).toBe(query);
    return this.searches.at(-1) as Search;
  }
}

export const example = (props: Props = {}): ReactNode => (
  <Combobox label="Book for" search={peopleOf} texts={TEXTS} delays={{ ask: 0, say: 60_000 }} {...props} />
);

/** In a form of a shadow root, between two buttons. */
export async function mount(props: Props = {}, looks: Partial<ShadowFrameProps> = {}) {
  const onValueChange = vi.fn();
  const sent: unknown[] = [];
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    sent.push(Object.fromEntries(new FormData(event.currentTarget)));
  }
  const { root, unmount } = await renderInShadow(
    <form onSubmit={handleSubmit}>
      <button type="button">Above</button>
      {example({ name: 'person', onValueChange, ...props })}
      <button type="submit">Save</button>
    </form>,
    { sheets: SHEETS, ...looks },
  );
  return {
    root,
    unmount,
    sent,
    /** The keys that were chosen, null for none. */
    changes: () => onValueChange.mock.calls.map(([option]) => option?.key ?? null),
  };
}

/** With the focus in the field, without a press. */
export async function focused(props: Props = {}, looks: Partial<ShadowFrameProps> = {}) {
  const mounted = await mount(props, looks);
  input().focus();
  return mounted;
}

export const input = () => find<HTMLInputElement>('[role=combobox]');
export const listbox = () => page.getByRole('listbox', { name: 'Book for' });
export const options = () => page.getByRole('option').elements() as HTMLElement[];
/** The keys of the options, which are their addresses. */
export const keysShown = () => options().map((option) => option.querySelectorAll('bdi')[1]?.textContent);
export const isOpen = () => find('[role=status]').parentElement?.querySelector(':popover-open') != null;
export const words = () => find('[role=status]').textContent;
export const active = () => options().find(({ id }) => id === input().getAttribute('aria-activedescendant')) ?? null;
export const expectActive = (at: number | null) =>
  expect.poll(() => active()).toBe(at === null ? null : (options()[at] as HTMLElement));

export const [ANNA, OTHER_ANNA, JOANNA] = PEOPLE.map(({ key }) => key) as [string, string, string];
