import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { describe, expect, test, vi } from 'vitest';
import type { ListboxOption } from '../listbox/index.ts';
import { Combobox, type ComboboxProps, comboboxSheet, fieldSheet, listboxSheet } from './index.ts';

const SHEETS = [fieldSheet, listboxSheet, comboboxSheet];

const OPTIONS: ListboxOption[] = [
  { value: 'a', title: 'A', isHeading: true },
  { value: 'AX', title: 'Åland' },
  { value: 'AT', title: 'Austria' },
  { value: 'AQ', title: 'Antarctica', disabled: true },
  { value: 'g', title: 'G', isHeading: true },
  { value: 'DE', title: 'Germany' },
  { value: 'GG', title: 'Guernsey' },
  { value: 'GN', title: 'Guinea' },
  { value: 'GW', title: 'Guinea-Bissau' },
];

const combobox = () => page.getByRole('combobox', { name: 'Country' });
const listbox = () => page.getByRole('listbox', { name: 'Country' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const isOpen = () => listbox().query() !== null;
const titles = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.textContent);

let root: ShadowRoot;
let input: HTMLInputElement;

async function mount(props: Partial<ComboboxProps> = {}) {
  const onValueChange = vi.fn();
  ({ root } = await renderInShadow(
    <form>
      <button type="button">Above</button>
      <Combobox
        label="Country"
        options={OPTIONS}
        openText="Show countries"
        clearText="Clear"
        noMatchText="No country found"
        resultsText={(count) => `${count} countries`}
        onValueChange={onValueChange}
        {...props}
      />
    </form>,
    { sheets: SHEETS },
  ));
  input = combobox().element() as HTMLInputElement;
  return { onValueChange, changes: () => onValueChange.mock.calls.flat() };
}

/** Focuses without a press, which would open the list. */
async function focused(props: Partial<ComboboxProps> = {}) {
  const mounted = await mount(props);
  input.focus();
  return mounted;
}

const active = () =>
  root.getElementById(combobox().element().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const expectActive = (name: string | null) => expect.poll(active).toBe(name);

describe('text', () => {
  test('it is a combobox named by its label, with list autocomplete', async () => {
    await focused({ defaultValue: 'DE', hint: 'Where you live' });
    await expect.element(combobox()).toHaveValue('Germany');
    await expect.element(combobox()).toHaveAccessibleDescription('Where you live');
    await expect.element(combobox()).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
  });

  test('typing opens the list of matches; no option is active, the focus stays', async () => {
    await focused();
    await userEvent.keyboard('guin');
    await expect.element(listbox()).toBeVisible();
    expect(titles()).toEqual(['Guinea', 'Guinea-Bissau']);
    expect(active()).toBe(null);
    expect(root.activeElement).toBe(input);
    expect(input.getAttribute('aria-controls')).toBe(listbox().element().id);
    await expect.element(page.getByRole('status')).toHaveTextContent('2 countries');
  });

  test('matching ignores case and accents', async () => {
    await focused();
    await userEvent.keyboard('ALAND');
    await expect.poll(titles).toEqual(['Åland']);
  });

  test('Down Arrow in an open list goes to its first option', async () => {
    await focused();
    await userEvent.keyboard('guin{ArrowDown}');
    await expectActive('Guinea');
    expect(root.activeElement).toBe(input);
  });

  test('Down Arrow opens a closed list and goes to its first option', async () => {
    await focused();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Åland');
  });

  test('Alt and Down Arrow open the list without an active option', async () => {
    await focused();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(listbox()).toBeVisible();
    expect(active()).toBe(null);
  });

  test('Up Arrow opens a closed list and goes to its last option', async () => {
    await focused();
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('Guinea-Bissau');
  });

  test('Enter closes a list without an active option and keeps the text', async () => {
    const { changes } = await focused();
    await userEvent.keyboard('gu{Enter}');
    await expect.poll(isOpen).toBe(false);
    expect(changes()).toEqual([]);
    expect(input.value).toBe('gu');
  });

  test.each([
    ['germ', 'DE'],
    ['guinea', 'GN'],
  ])('Enter selects the only option that "%s" matches', async (text, value) => {
    const { changes } = await focused();
    await userEvent.keyboard(`${text}{Enter}`);
    await expect.poll(changes).toEqual([value]);
  });

  test('Escape closes the list first, then clears the text', async () => {
    const { changes } = await focused({ defaultValue: 'DE' });
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.poll(isOpen).toBe(false);
    expect(input.value).toBe('Germany');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => input.value).toBe('');
    await userEvent.keyboard('{Tab}');
    await expect.poll(changes).toEqual(['']);
  });

  test('no match is announced, and there is no list', async () => {
    await focused();
    await userEvent.keyboard('xyz');
    await expect.element(page.getByRole('status')).toHaveTextContent('No country found');
    await expect.element(page.getByText('No country found').first()).toBeVisible();
    expect(isOpen()).toBe(false);
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('list', () => {
  test('Enter selects the active option', async () => {
    const { changes } = await focused({ name: 'country' });
    await userEvent.keyboard('guin{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(isOpen).toBe(false);
    expect(changes()).toEqual(['GW']);
    expect(input.value).toBe('Guinea-Bissau');
    expect(root.activeElement).toBe(input);
    expect([...new FormData(input.form as HTMLFormElement)]).toEqual([['country', 'GW']]);
  });

  test.each([
    ['during IME composition', { isComposing: true }],
    ['that end it in Safari', { keyCode: 229 }],
  ])('it ignores keys %s', async (_when, init) => {
    const { changes } = await focused();
    await userEvent.keyboard('guin{ArrowDown}');
    await expectActive('Guinea');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
    input.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(isOpen()).toBe(true);
    expect(changes()).toEqual([]);
  });

  test('Tab selects the active option and moves the focus on', async () => {
    const { changes } = await focused();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Åland');
    await userEvent.keyboard('{Tab}');
    await expect.poll(changes).toEqual(['AX']);
    expect(root.activeElement).not.toBe(input);
  });

  test('Escape closes it without a selection', async () => {
    const { changes } = await focused({ defaultValue: 'DE' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect.poll(isOpen).toBe(false);
    expect(input.value).toBe('Germany');
    expect(changes()).toEqual([]);
  });

  test('arrows wrap around and skip headings and disabled options', async () => {
    await focused();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectActive('Austria');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Germany');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expectActive('Åland');
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('Guinea-Bissau');
  });

  test.each([
    ['{ArrowLeft}', 3],
    ['{ArrowRight}', 4],
    ['{Home}', 0],
    ['{End}', 4],
  ])('%s returns to the text and moves the caret', async (key, caret) => {
    await focused();
    await userEvent.keyboard('guin{ArrowDown}');
    await expectActive('Guinea');
    await userEvent.keyboard(key);
    await expectActive(null);
    expect(input.selectionStart).toBe(caret);
    expect(isOpen()).toBe(true);
  });

  test('a letter returns to the text and is typed', async () => {
    await focused();
    await userEvent.keyboard('guin{ArrowDown}');
    await userEvent.keyboard('e');
    await expectActive(null);
    expect(input.value).toBe('guine');
  });

  test('Alt and Up Arrow close it', async () => {
    await focused();
    await userEvent.keyboard('guin{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(isOpen).toBe(false);
    expect(input.value).toBe('guin');
  });

  test('a shorter list keeps no positions of a longer one', async () => {
    await focused();
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('Guinea-Bissau');
    await userEvent.keyboard('austr{ArrowDown}{ArrowDown}');
    await expectActive('Austria');
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('Austria');
  });
});

describe('in a form', () => {
  test('required and empty, it blocks the submission', async () => {
    await mount({ required: true });
    const form = input.form as HTMLFormElement;
    expect(form.checkValidity()).toBe(false);
    expect(input.validity.valueMissing).toBe(true);
    expect(await nodesOf('combobox')).toMatchObject([{ name: 'Country', states: { required: true } }]);
    input.focus();
    await userEvent.keyboard('germ{Enter}');
    await expect.poll(() => form.checkValidity()).toBe(true);
  });

  test('Enter submits the selected value, not unmatched text', async () => {
    const { changes } = await focused({ name: 'country', defaultValue: 'DE' });
    const form = input.form as HTMLFormElement;
    const sent: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push([input.value, ...new FormData(form).values()]);
    });
    await userEvent.keyboard('gui{Escape}');
    await expect.poll(isOpen).toBe(false);
    expect(input.value).toBe('gui');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input.value).toBe('Germany');
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual([['Germany', 'DE']]);
    expect(changes()).toEqual([]);
  });

  test('a reset restores the initial value', async () => {
    const { changes } = await focused({ name: 'country', defaultValue: 'DE' });
    await userEvent.keyboard('aus{Enter}');
    await expect.poll(changes).toEqual(['AT']);
    const form = input.form as HTMLFormElement;
    form.reset();
    await expect.poll(() => input.value).toBe('Germany');
    expect(changes()).toEqual(['AT', 'DE']);
    expect([...new FormData(form)]).toEqual([['country', 'DE']]);
  });
});

describe('pointer', () => {
  test('a press in the text opens the whole list with the selected option marked; a press on an option selects it', async () => {
    const { changes } = await mount({ defaultValue: 'DE' });
    await combobox().click();
    await expect.poll(titles).toHaveLength(7);
    expect(page.getByRole('option', { selected: true }).element()).toHaveTextContent('Germany');
    await option('Austria').click();
    await expect.poll(changes).toEqual(['AT']);
    expect(input.value).toBe('Austria');
    expect(root.activeElement).toBe(input);
  });

  test('it scrolls to the selected option', async () => {
    const options = Array.from({ length: 80 }, (_, at) => ({ value: `${at}`, title: `Place ${at}` }));
    await mount({ options, defaultValue: '70' });
    await combobox().click();
    const isInSight = () => {
      const [chosen, list] = [option('Place 70').query(), root.querySelector('.ts-listbox-popup')];
      if (!chosen || !list) return false;
      const [inner, outer] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    };
    await expect.poll(isInSight).toBe(true);
  });

  test('the arrow button opens and closes the list, is skipped by Tab, and has a name', async () => {
    await mount();
    const button = page.getByRole('button', { name: 'Show countries' });
    await expect.element(button).toHaveAttribute('tabindex', '-1');
    await button.click();
    await expect.element(listbox()).toBeVisible();
    expect(root.activeElement).toBe(input);
    await button.click();
    await expect.poll(isOpen).toBe(false);
  });

  test('the clear button clears it', async () => {
    const { changes } = await mount({ defaultValue: 'DE' });
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(changes).toEqual(['']);
    expect(input.value).toBe('');
    expect(root.activeElement).toBe(input);
    expect(page.getByRole('button', { name: 'Clear' }).query()).toBe(null);
  });

  test('hovering an option without pressing selects nothing', async () => {
    const { changes } = await mount({ defaultValue: 'DE' });
    await combobox().click();
    await option('Guinea').hover();
    await expectActive('Guinea');
    await page.getByRole('button', { name: 'Above' }).click();
    await expect.poll(isOpen).toBe(false);
    expect(changes()).toEqual([]);
    expect(input.value).toBe('Germany');
  });
});

test('blur with unmatched text restores the previous selection', async () => {
  const { changes } = await focused({ defaultValue: 'DE' });
  await userEvent.keyboard('xyz{Tab}');
  await expect.poll(() => input.value).toBe('Germany');
  expect(changes()).toEqual([]);
});

test('focus selects the text, so that typing replaces it', async () => {
  await focused({ defaultValue: 'DE' });
  await userEvent.keyboard('aus');
  expect(input.value).toBe('aus');
});

test('with 1000 options an arrow key re-renders two of them', async () => {
  const options = Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, title: `Place ${index}` }));
  await focused({ options });
  await userEvent.keyboard('{ArrowDown}');
  await expectActive('Place 0');
  const touched = new Set<Node>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) touched.add(target);
  });
  watch.observe(listbox().element(), { subtree: true, childList: true, attributes: true, characterData: true });
  await userEvent.keyboard('{ArrowDown}');
  await expectActive('Place 1');
  watch.disconnect();
  expect([...touched].map((node) => node.textContent).sort()).toEqual(['Place 0', 'Place 1']);
});

test('screen readers get name, value, state and options', async () => {
  await focused({ defaultValue: 'DE' });
  await userEvent.keyboard('guin');
  await expect.element(listbox()).toBeVisible();
  expect(await nodesOf('combobox')).toMatchObject([
    { name: 'Country', states: { value: 'guin', expanded: true, autocomplete: 'list', hasPopup: 'listbox' } },
  ]);
  expect((await nodesOf('group')).map(({ name }) => name)).toEqual(['G']);
  expect((await nodesOf('option')).map(({ name }) => name)).toEqual(['Guinea', 'Guinea-Bissau']);
});

test('opening and closing 100 times leaks nothing', { timeout: 120_000 }, async () => {
  const restore = await reduceMotion();
  await mount({ defaultValue: 'DE' });
  const button = page.getByRole('button', { name: 'Show countries' }).element() as HTMLElement;
  await expectNoTrace(async () => {
    button.click();
    await until(() => root.querySelector(':popover-open'), 'opening');
    button.click();
    await until(() => !root.querySelector('[popover]'), 'closing');
  });
  await restore();
});
