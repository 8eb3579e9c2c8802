import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import type { FormEvent, ReactNode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ListboxOption } from '../listbox/index.ts';
import { fieldSheet, listboxSheet, Select, type SelectProps, selectSheet } from './index.ts';

const SHEETS = [fieldSheet, listboxSheet, selectSheet];

const OPTIONS: ListboxOption[] = [
  { value: 'popular', title: 'Popular', isHeading: true },
  { value: 'EUR', title: 'Euro', fullTitle: 'Euro (EUR)', contractedTitle: '€' },
  { value: 'GBP', title: 'Pound sterling' },
  { value: 'all', title: 'All', isHeading: true },
  { value: 'ARS', title: 'Argentine peso' },
  { value: 'AUD', title: 'Australian dollar' },
  { value: 'VEF', title: 'Bolivar', disabled: true },
  { value: 'CAD', title: 'Canadian dollar' },
  { value: 'DKK', title: 'Danish krone' },
];
const MANY: ListboxOption[] = Array.from({ length: 30 }, (_, index) => ({
  value: `${index}`,
  title: `Option ${index}`,
}));

const combobox = () => page.getByRole('combobox', { name: 'Currency' });
const listbox = () => page.getByRole('listbox', { name: 'Currency' });
const option = (name: string) => page.getByRole('option', { name, exact: true });

let root: ShadowRoot;

async function mount(props: Partial<SelectProps> = {}, before = false) {
  const select = <Select label="Currency" options={OPTIONS} {...props} />;
  ({ root } = await renderInShadow(before ? <form>{select}</form> : select, { sheets: SHEETS }));
  return combobox().element() as HTMLButtonElement;
}

/** The option referenced by `aria-activedescendant`, which screen readers read. */
const active = () =>
  root.getElementById(combobox().element().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const expectActive = (name: string | null) => expect.poll(active).toBe(name);
const isOpen = () => listbox().query() !== null;

beforeEach(() => document.body.focus());

describe('closed', () => {
  test('it is a combobox named by its label, with the selected title as its value', async () => {
    await mount({ defaultValue: 'GBP', hint: 'For prices' });
    await expect.element(combobox()).toHaveTextContent('Pound sterling');
    await expect.element(combobox()).toHaveAccessibleDescription('For prices');
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
    expect(isOpen()).toBe(false);
  });

  test('STA-108 it shows the contracted title, and screen readers read the full one', async () => {
    const control = await mount({ defaultValue: 'EUR' });
    const [shown, read] = [...control.querySelectorAll('.ts-select-value > span')];
    expect(shown).toHaveTextContent('€');
    expect(shown).toHaveAttribute('aria-hidden', 'true');
    expect(read).toHaveTextContent('Euro');
  });

  test.each([
    ['{ArrowDown}', 'Pound sterling'],
    ['{Alt>}{ArrowDown}{/Alt}', 'Pound sterling'],
    ['{Enter}', 'Pound sterling'],
    [' ', 'Pound sterling'],
    ['{ArrowUp}', 'Euro (EUR)'],
    ['{Home}', 'Euro (EUR)'],
    ['{End}', 'Danish krone'],
    ['ca', 'Canadian dollar'],
  ])('%s opens the list on "%s"; the focus and the value stay', async (keys, name) => {
    const onValueChange = vi.fn();
    const control = await mount({ defaultValue: 'GBP', onValueChange });
    control.focus();
    await userEvent.keyboard(keys);
    await expect.element(listbox()).toBeVisible();
    await expectActive(name);
    expect(root.activeElement).toBe(control);
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'true');
    expect(control.getAttribute('aria-controls')).toBe(listbox().element().id);
  });

  test.each(['{Control>}{Enter}{/Control}', '{Control>} {/Control}', '{Meta>}{ArrowDown}{/Meta}'])(
    '%s is ignored',
    async (keys) => {
      const control = await mount({ defaultValue: 'GBP' });
      const heard = vi.fn();
      control.addEventListener('keydown', heard);
      control.focus();
      await userEvent.keyboard(keys);
      expect(heard.mock.lastCall?.[0].defaultPrevented).toBe(false);
      expect(isOpen()).toBe(false);
    },
  );

  test('without a value the first option is the active one', async () => {
    const control = await mount({ placeholder: 'Choose' });
    await expect.element(combobox()).toHaveTextContent('Choose');
    control.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Euro (EUR)');
  });
});

describe('open', () => {
  async function opened(props: Partial<SelectProps> = {}) {
    const onValueChange = vi.fn();
    const control = await mount({ defaultValue: 'GBP', onValueChange, ...props });
    control.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(listbox()).toBeVisible();
    return { control, onValueChange };
  }

  test.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}'])('%s selects the active option and closes', async (key) => {
    const { control, onValueChange } = await opened();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Argentine peso');
    await userEvent.keyboard(key);
    await expect.poll(isOpen).toBe(false);
    expect(onValueChange.mock.calls).toEqual([['ARS']]);
    await expect.element(combobox()).toHaveTextContent('Argentine peso');
    expect(root.activeElement).toBe(control);
  });

  test('Tab selects the active option and moves the focus on', async () => {
    const onValueChange = vi.fn();
    ({ root } = await renderInShadow(
      <>
        <Select label="Currency" options={OPTIONS} onValueChange={onValueChange} />
        <button type="button">Next</button>
      </>,
      { sheets: SHEETS },
    ));
    (combobox().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectActive('Pound sterling');
    await userEvent.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(false);
    expect(onValueChange.mock.calls).toEqual([['GBP']]);
    expect(root.activeElement).toBe(page.getByRole('button', { name: 'Next' }).element());
  });

  test('Escape closes without a selection and does not propagate', async () => {
    const { control, onValueChange } = await opened();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.poll(isOpen).toBe(false);
    document.removeEventListener('keydown', heard);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(root.activeElement).toBe(control);
    expect(heard).not.toHaveBeenCalled();
  });

  test('arrows move between options, skip headings and disabled ones, and stop at both ends', async () => {
    await opened({ defaultValue: 'AUD' });
    await expectActive('Australian dollar');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Canadian dollar');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expectActive('Danish krone');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expectActive('Euro (EUR)');
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('Euro (EUR)');
  });

  test('Home and End go to the ends', async () => {
    await opened();
    await userEvent.keyboard('{End}');
    await expectActive('Danish krone');
    await userEvent.keyboard('{Home}');
    await expectActive('Euro (EUR)');
  });

  test('Page Down and Page Up go ten options', async () => {
    await opened({ options: MANY, defaultValue: '3' });
    await userEvent.keyboard('{PageDown}');
    await expectActive('Option 13');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expectActive('Option 29');
    await userEvent.keyboard('{PageUp}');
    await expectActive('Option 19');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expectActive('Option 0');
  });

  test('letters move to the next option that starts with them; repeating one moves on', async () => {
    await opened();
    await userEvent.keyboard('a');
    await expectActive('Argentine peso');
    await userEvent.keyboard('a');
    await expectActive('Australian dollar');
    await userEvent.keyboard('a');
    await expectActive('Argentine peso');
  });

  test('a space within a word is a letter', async () => {
    const { onValueChange } = await opened({ options: MANY });
    await userEvent.keyboard('option 2');
    await expectActive('Option 2');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  test('it scrolls to the active option', async () => {
    await opened({ options: MANY, defaultValue: '25' });
    const inSight = (name: string) => {
      const [box, item] = [listbox(), option(name)].map((found) => found.element().getBoundingClientRect());
      return box && item && item.top >= box.top - 1 && item.bottom <= box.bottom + 1;
    };
    await expect.poll(() => inSight('Option 25')).toBe(true);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => inSight('Option 0')).toBe(true);
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect.poll(() => inSight('Option 20')).toBe(true);
  });

  test('MSC-057 headings name groups, in the accessibility tree', async () => {
    await opened();
    const group = page.getByRole('group', { name: 'All' });
    await expect.element(group).toBeVisible();
    expect(
      group
        .getByRole('option')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['Argentine peso', 'Australian dollar', 'Bolivar', 'Canadian dollar', 'Danish krone']);
    expect(page.getByRole('option').elements()).toHaveLength(7);
    expect(page.getByRole('option', { selected: true }).element()).toHaveTextContent('Pound sterling');
  });

  test('MSC-058 a disabled option has aria-disabled and cannot be selected', async () => {
    const { onValueChange } = await opened();
    expect(option('Bolivar').element()).toHaveAttribute('aria-disabled', 'true');
    await option('Bolivar').click({ force: true });
    expect(isOpen()).toBe(true);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('pointer', () => {
  test('a press opens, a press on an option selects it, the focus stays', async () => {
    const onValueChange = vi.fn();
    const control = await mount({ onValueChange });
    await combobox().click();
    await option('Canadian dollar').click();
    await expect.poll(isOpen).toBe(false);
    expect(onValueChange.mock.calls).toEqual([['CAD']]);
    expect(root.activeElement).toBe(control);
  });

  test('a second press on the control closes', async () => {
    await mount();
    await combobox().click();
    await expect.element(listbox()).toBeVisible();
    await combobox().click();
    await expect.poll(isOpen).toBe(false);
  });

  test('a press outside closes, in the same shadow root and even if it does not move the focus', async () => {
    ({ root } = await renderInShadow(
      <>
        <Select label="Currency" options={OPTIONS} />
        <p style={{ marginBlockStart: 500 }} onMouseDown={(event) => event.preventDefault()} data-testid="beside">
          Beside
        </p>
      </>,
      { sheets: SHEETS },
    ));
    await combobox().click();
    await expect.element(listbox()).toBeVisible();
    await page.getByTestId('beside').click();
    await expect.poll(isOpen).toBe(false);
  });

  test('the option under the pointer is the active one', async () => {
    await mount();
    await combobox().click();
    await option('Danish krone').hover();
    await expectActive('Danish krone');
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('Canadian dollar');
  });
});

test.each([
  ['mouse', 'Danish krone'],
  ['touch', 'Pound sterling'],
])('a %s moves over an option: "%s" is active', async (pointerType, name) => {
  await mount({ defaultValue: 'GBP' });
  await combobox().click();
  await expectActive('Pound sterling');
  const over = option('Danish krone').element();
  over.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true, pointerType }));
  await new Promise(requestAnimationFrame);
  await expectActive(name);
});

test('the list is in the top layer, so no overflow clips it', async () => {
  ({ root } = await renderInShadow(
    <div style={{ overflow: 'hidden', blockSize: 80, transform: 'translateX(10px)' }}>
      <Select label="Currency" options={OPTIONS} />
    </div>,
    { sheets: SHEETS },
  ));
  await combobox().click();
  await expect.element(option('Danish krone')).toBeVisible();
  const box = option('Danish krone').element().getBoundingClientRect();
  expect(root.elementFromPoint(box.x + 5, box.y + box.height / 2)?.closest('[role="option"]')).toBe(
    option('Danish krone').element(),
  );
  const control = combobox().element().getBoundingClientRect();
  const popup = () => root.querySelector(':popover-open')?.getBoundingClientRect();
  expect(popup()?.x).toBeCloseTo(control.x, 0);
  await expect.poll(() => Math.abs((popup()?.y ?? 0) - control.bottom - 4)).toBeLessThanOrEqual(1);
});

test('in right-to-left text the list is aligned to the right', async () => {
  ({ root } = await renderInShadow(
    <div style={{ inlineSize: 120 }}>
      <Select label="Currency" options={OPTIONS} />
    </div>,
    { sheets: SHEETS, locale: 'ar' },
  ));
  await combobox().click();
  await expect
    .poll(() => root.querySelector(':popover-open')?.getBoundingClientRect().right)
    .toBeCloseTo(combobox().element().getBoundingClientRect().right, 0);
});

test('a form gets the value', async () => {
  const control = await mount({ defaultValue: 'GBP', name: 'currency' }, true);
  const form = control.closest('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['currency', 'GBP']]);
  await combobox().click();
  await option('Danish krone').click();
  await expect.poll(() => [...new FormData(form)]).toEqual([['currency', 'DKK']]);
});

describe('required in a form', () => {
  async function inForm(props: Partial<SelectProps> = {}, before?: ReactNode) {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    ({ root } = await renderInShadow(
      <form onSubmit={onSubmit}>
        {before}
        <Select label="Currency" name="currency" options={OPTIONS} required {...props} />
      </form>,
      { sheets: SHEETS },
    ));
    return { onSubmit, form: root.querySelector('form') as HTMLFormElement };
  }

  test('without a selection the submission is blocked: the field shows requiredText and gets the focus', async () => {
    const { form, onSubmit } = await inForm({ requiredText: 'Choose a currency.' });
    const asked: Event[] = [];
    form.addEventListener('invalid', (event) => asked.push(event), true);
    form.requestSubmit();
    // The browser would otherwise show its message at a hidden element.
    expect(asked.map((event) => event.defaultPrevented)).toEqual([true]);
    await expect.element(combobox()).toHaveAccessibleDescription('Choose a currency.');
    await expect.element(combobox()).toHaveAttribute('aria-invalid', 'true');
    expect(root.activeElement).toBe(combobox().element());
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(combobox()).not.toHaveAttribute('aria-invalid');
    form.requestSubmit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect([...new FormData(form)]).toEqual([['currency', 'DKK']]);
  });

  test('without requiredText it shows the browser’s message, and an earlier invalid field gets the focus', async () => {
    const { form } = await inForm({}, <input aria-label="Name" required />);
    form.requestSubmit();
    await expect.element(combobox()).toHaveAccessibleDescription(/\w/);
    expect(root.activeElement).toBe(page.getByRole('textbox', { name: 'Name' }).element());
  });

  test('the hidden form control is skipped by Tab and screen readers', async () => {
    await inForm({}, <button type="button">Before</button>);
    (page.getByRole('button', { name: 'Before' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    expect(root.activeElement).toBe(combobox().element());
    await userEvent.keyboard('{Tab}');
    expect(root.activeElement).toBe(null);
    expect(await nodesOf('textbox')).toEqual([]);
    expect(await nodesOf('combobox')).toMatchObject([{ name: 'Currency', states: { required: true } }]);
  });

  test('a reset restores the initial value', async () => {
    const onValueChange = vi.fn();
    const { form } = await inForm({ defaultValue: 'GBP', onValueChange });
    await combobox().click();
    await option('Danish krone').click();
    form.reset();
    await expect.element(combobox()).toHaveTextContent('Pound sterling');
    expect(onValueChange.mock.calls).toEqual([['DKK'], ['GBP']]);
    expect([...new FormData(form)]).toEqual([['currency', 'GBP']]);
  });
});

test('a controlled value is shown regardless of selections', async () => {
  const onValueChange = vi.fn();
  await mount({ value: 'GBP', onValueChange });
  await combobox().click();
  await option('Danish krone').click();
  expect(onValueChange.mock.calls).toEqual([['DKK']]);
  await expect.element(combobox()).toHaveTextContent('Pound sterling');
});

test('a disabled one does not open; an invalid one shows its error', async () => {
  const control = await mount({ disabled: true });
  control.click();
  expect(isOpen()).toBe(false);
  await mount({ label: 'Other', error: 'Choose a currency.' });
  const other = page.getByRole('combobox', { name: 'Other' });
  await expect.element(other).toHaveAttribute('aria-invalid', 'true');
  await expect.element(other).toHaveAccessibleDescription('Choose a currency.');
});

test('screen readers get name, value, state, groups and options', async () => {
  await mount({ defaultValue: 'EUR', hint: 'For prices' });
  await combobox().click();
  await expect.element(listbox()).toBeVisible();
  expect(await nodesOf('combobox')).toMatchObject([
    { name: 'Currency', states: { value: 'Euro', expanded: true, hasPopup: 'listbox' } },
  ]);
  expect(await nodesOf('listbox')).toMatchObject([{ name: 'Currency' }]);
  expect((await nodesOf('group')).map(({ name }) => name)).toEqual(['Popular', 'All']);
  const options = await nodesOf('option');
  expect(options.map(({ name }) => name)).toEqual([
    'Euro (EUR)',
    'Pound sterling',
    'Argentine peso',
    'Australian dollar',
    'Bolivar',
    'Canadian dollar',
    'Danish krone',
  ]);
  expect(options.filter(({ states }) => states.selected).map(({ name }) => name)).toEqual(['Euro (EUR)']);
  expect(options.filter(({ states }) => states.disabled).map(({ name }) => name)).toEqual(['Bolivar']);
});

test('where enlarged text has no room, the whole value is shown in several lines', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await mount({ options: [{ value: 'a', title: 'Whoever may invite guests of the company' }], defaultValue: 'a' });
  const value = () => root.querySelector('.ts-select-value') as HTMLElement;
  const { clientHeight } = value();
  await page.viewport(200, 640);
  await expect.poll(() => value().clientHeight).toBeGreaterThan(clientHeight);
  expect(value().scrollWidth).toBe(value().clientWidth);
});

test('a list of long options is no wider than its control', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(900, 640);
  const control = await mount({
    options: [{ value: 'a', title: 'Whoever may invite guests of the company. '.repeat(4) }],
  });
  (control.parentElement as HTMLElement).style.inlineSize = '320px';
  control.click();
  await expect.poll(() => root.querySelector<HTMLElement>(':popover-open')?.offsetWidth).toBe(control.offsetWidth);
});

test('opening and closing 100 times leaks nothing', { timeout: 120_000 }, async () => {
  const restore = await reduceMotion();
  const control = await mount({ defaultValue: 'GBP' });
  await expectNoTrace(async () => {
    control.click();
    await until(() => root.querySelector(':popover-open'), 'opening');
    control.click();
    await until(() => !root.querySelector('[popover]'), 'closing');
  });
  await restore();
});
