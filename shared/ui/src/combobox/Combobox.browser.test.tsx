/** Keys, focus, forms, and the pages it is on. */
import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { cdp, page, render, userEvent } from '@travel-shell/testing/browser';
import { find, HostilePage, isInFront } from '@travel-shell/testing/HostilePage';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { rendered } from '@travel-shell/testing/stillTimers';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Dialog, dialogSheet } from '../dialog/index.ts';
import { PEOPLE, peopleOf } from './Combobox.fixtures.ts';
import { Details } from './ComboboxList.tsx';
import {
  ANNA,
  active,
  example,
  expectActive,
  focused,
  input,
  isOpen,
  JOANNA,
  keysShown,
  listbox,
  mount,
  OTHER_ANNA,
  options,
  SHEETS,
  words,
} from './testing/mountCombobox.tsx';

let restoreMotion: () => unknown;
beforeEach(async () => {
  await page.viewport(900, 700);
  restoreMotion = await reduceMotion();
});
afterEach(async () => {
  await restoreMotion();
});

/** With the list of "an". */
async function found(...given: Parameters<typeof focused>) {
  const mounted = await focused(...given);
  await userEvent.keyboard('an');
  await expect.poll(options).toHaveLength(4);
  return mounted;
}

test('an option may have the same detail twice', async () => {
  // A line in the console would fail it.
  const { container } = await render(<Details details={['ada@example.com', 'ada@example.com']} />);
  expect(container.textContent).toBe('ada@example.com · ada@example.com');
});

test('what is behind the list does not show at its corners', async () => {
  await mount({ hint: 'Name or e-mail address', error: 'Choose somebody.' });
  const texts = ['.ts-field-label', '.ts-field-hint', '.ts-field-error'].map((text) => find(text));
  const opacities = () => texts.map((text) => getComputedStyle(text).opacity);
  expect(opacities()).toEqual(['1', '1', '1']);
  input().focus();
  await userEvent.keyboard('an');
  await expect.poll(opacities).toEqual(['1', '0', '0']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(opacities).toEqual(['1', '1', '1']);
  // No room below.
  find('.ts-field').style.marginBlockStart = '600px';
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(opacities).toEqual(['0', '1', '1']);
});

describe('keys', () => {
  test('letters are typed; the list shows what is found, no option is active, the focus stays', async () => {
    const { root } = await focused();
    await userEvent.keyboard('joan');
    await expect.poll(keysShown).toEqual([JOANNA]);
    expect([active(), root.activeElement]).toEqual([null, input()]);
    expect(input().getAttribute('aria-controls')).toBe(listbox().element().id);
  });

  test('arrows go round the options', async () => {
    await found();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectActive(1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive(3);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
  });

  test('arrows open a closed list at its first or last option, with Alt at none', async () => {
    await found();
    for (const [keys, at] of [
      ['{ArrowDown}', 0],
      ['{ArrowUp}', 3],
      ['{Alt>}{ArrowDown}{/Alt}', null],
    ] as const) {
      await userEvent.keyboard('{Escape}');
      await expect.poll(isOpen).toBe(false);
      await userEvent.keyboard(keys);
      await expect.poll(isOpen).toBe(true);
      await expectActive(at);
    }
  });

  test('Alt and Up Arrow close the list', async () => {
    await found();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(isOpen).toBe(false);
    expect(input().value).toBe('an');
  });

  test.each([
    ['{ArrowLeft}', 1],
    ['{ArrowRight}', 2],
    ['{Home}', 0],
    ['{End}', 2],
  ])('%s returns to the text and moves the caret', async (key, caret) => {
    await found();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
    await userEvent.keyboard(key);
    await expectActive(null);
    expect([input().selectionStart, isOpen()]).toEqual([caret, true]);
  });

  test('Enter chooses the active option', async () => {
    const { changes, sent, root } = await found();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(isOpen).toBe(false);
    expect([changes(), sent, input().value, root.activeElement]).toEqual([[OTHER_ANNA], [], 'Anna Meier', input()]);
  });

  test('Enter takes the only option there is', async () => {
    const { changes } = await focused();
    await userEvent.keyboard('joan');
    await expect.poll(options).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(changes()).toEqual([JOANNA]);
  });

  test('Enter without an active option chooses nothing, and neither sends the form nor complains', async () => {
    const { changes, sent } = await found();
    let isRefused = false;
    input().addEventListener('invalid', () => (isRefused = true));
    await userEvent.keyboard('{Enter}');
    await rendered();
    expect([changes(), sent, isRefused, input().value, isOpen()]).toEqual([[], [], false, 'an', true]);
  });

  test('Tab chooses the active option and moves the focus on', async () => {
    const { changes, root } = await found();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect.poll(changes).toEqual([ANNA]);
    expect([isOpen(), root.activeElement === input()]).toEqual([false, false]);
  });

  test('Tab without an active option closes the list; the text stays', async () => {
    const { changes } = await found();
    await userEvent.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(false);
    expect([changes(), input().value]).toEqual([[], 'an']);
  });
});

describe('Escape', () => {
  test('closes the list, then clears the text and who was chosen', async () => {
    const { changes } = await found({ defaultValue: null });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.keyboard('x');
    await expect.poll(words).toMatch(/Nobody/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    expect(input().value).not.toBe('');
    await userEvent.keyboard('{Escape}');
    expect(input().value).toBe('');
    expect(changes()).toEqual([ANNA, null]);
  });

  test('reaches the host only when there is nothing left to close or to clear', async () => {
    await found();
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', hear);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(heard).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['Escape']);
    document.removeEventListener('keydown', hear);
  });

  test('one key for each layer: the list, the text, the dialog, the dialog of the host', async () => {
    function Example() {
      const [isInner, setInner] = useState(true);
      return (
        <dialog className="host" ref={(element) => void (element && !element.open && element.showModal())}>
          <Dialog isOpen={isInner} onClose={() => setInner(false)} heading="Traveler" closeLabel="Close" delayMs={0}>
            {example()}
          </Dialog>
        </dialog>
      );
    }
    await render(
      <HostilePage sheets={[...SHEETS, dialogSheet]}>
        <Example />
      </HostilePage>,
    );
    await until(() => find<HTMLDialogElement>('.ts-dialog').open, 'open');
    const dialogs = () => [find<HTMLDialogElement>('.ts-dialog').open, find<HTMLDialogElement>('.host').open];
    const layers = () => [isOpen(), input().value !== '', ...dialogs()];
    input().focus();
    await userEvent.keyboard('an');
    await expect.poll(options).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await expect.poll(layers).toEqual([false, true, true, true]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(layers).toEqual([false, false, true, true]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialogs).toEqual([false, true]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialogs).toEqual([false, false]);
  });
});

describe('focus', () => {
  test('leaving without a new focus keeps the list: another window, the keyboard of a phone', async () => {
    await found();
    input().blur();
    await rendered();
    expect(isOpen()).toBe(true);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
  });

  test.each([
    ['a press elsewhere', () => page.getByRole('button', { name: 'Above' }).click()],
    ['a focus elsewhere', async () => find<HTMLElement>('button').focus()],
    ['a press in a frame', () => userEvent.click(frame())],
  ])('%s closes the list; coming back does not open it', async (_what, leave) => {
    const added = frame();
    await found();
    await leave();
    await expect.poll(isOpen).toBe(false);
    input().focus();
    await rendered();
    expect([isOpen(), input().value]).toEqual([false, 'an']);
    added.remove();
  });

  let added: HTMLIFrameElement | undefined;
  function frame(): HTMLIFrameElement {
    if (!added?.isConnected) {
      added = document.createElement('iframe');
      added.srcdoc = '<p>Another page</p>';
      document.body.append(added);
    }
    return added;
  }

  test('a press in the text opens the list again', async () => {
    await found();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await userEvent.click(input());
    await expect.poll(options).toHaveLength(4);
  });

  test('the name of a chosen person is selected, so that typing replaces it', async () => {
    const { changes } = await focused({ defaultValue: PEOPLE[0] });
    await userEvent.keyboard('jo');
    expect([input().value, changes()]).toEqual(['jo', [null]]);
  });

  test('the clear button clears it, keeps the focus and opens nothing', async () => {
    const { changes, root } = await mount({ defaultValue: PEOPLE[0] });
    await page.getByRole('button', { name: 'Clear' }).click();
    expect([input().value, changes(), isOpen(), root.activeElement]).toEqual(['', [null], false, input()]);
    expect(page.getByRole('button', { name: 'Clear' }).query()).toBe(null);
  });
});

describe('screen readers', () => {
  test('get name, address and role of each option, so that two of one name can be told apart', async () => {
    await found({ hint: 'Name or address' });
    expect((await nodesOf('option')).map(({ name }) => name)).toEqual([
      'Anna Meier · anna.meier@example.com · Traveler',
      'Anna Meier · a.meier@example.com · Administrator',
      'Joanna Okafor · joanna@example.com · Travel arranger',
      'Wolfeschlegelsteinhausenbergerdorff Maximilian · maximilian.wolfeschlegel@example.com · Travel manager',
    ]);
    expect(await nodesOf('combobox')).toMatchObject([
      { name: 'Book for', states: { value: 'an', expanded: true, autocomplete: 'list', hasPopup: 'listbox' } },
    ]);
    await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription('Name or address');
  });

  test('who is chosen is told apart below the field, too, until the text is changed', async () => {
    await focused({ defaultValue: PEOPLE[1], hint: 'Name or address' });
    const description = 'a.meier@example.com · Administrator Name or address';
    await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription(description);
    expect(find('.ts-combobox-chosen').checkVisibility()).toBe(true);
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription('Name or address');
    expect(() => find('.ts-combobox-chosen')).toThrow();
  });

  test('each part of an option has its own direction', async () => {
    await focused();
    await userEvent.keyboard('layla');
    await expect.poll(options).toHaveLength(1);
    const parts = [...(options()[0]?.querySelectorAll('bdi') ?? [])];
    expect(parts.map((part) => [part.textContent, part.matches(':dir(rtl)')])).toEqual([
      ['ليلى حداد', true],
      ['layla@example.com', false],
      ['Approver', false],
    ]);
  });

  test('the one who is chosen is marked in the list', async () => {
    await focused({ defaultValue: PEOPLE[2], isSearched: () => true });
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(options).toHaveLength(5);
    expect(options().filter((option) => option.ariaSelected === 'true')).toEqual([options()[2]]);
  });
});

describe('in a form', () => {
  test('required and empty, it blocks the submission', async () => {
    const { sent } = await mount({ required: true });
    expect(input().validity.valueMissing).toBe(true);
    await page.getByRole('button', { name: 'Save' }).click();
    expect(sent).toEqual([]);
  });

  test('a text that chooses nothing blocks it, whoever was chosen before', async () => {
    const { sent } = await focused({ defaultValue: PEOPLE[0] });
    await userEvent.keyboard('{End}x{Escape}');
    await page.getByRole('button', { name: 'Save' }).click();
    expect([sent, input().validationMessage]).toEqual([[], 'Choose somebody from the list']);
    const { validity } = find<HTMLInputElement>('[name=person]');
    expect(validity.customError).toBe(true);
  });

  test('Enter sends it once a person is chosen; before that it opens the list', async () => {
    const { sent } = await focused();
    await userEvent.keyboard('joan{Escape}{Enter}');
    await expect.poll(options).toHaveLength(1);
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(isOpen).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual([{ person: JOANNA }]);
  });

  test('a reset brings back who was there first', async () => {
    const { changes } = await focused({ defaultValue: PEOPLE[0] });
    await userEvent.keyboard('joan');
    await expect.poll(options).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    input().form?.reset();
    await expect.poll(() => input().value).toBe('Anna Meier');
    expect(changes()).toEqual([null, JOANNA, ANNA]);
    await userEvent.keyboard('x');
    input().form?.reset();
    await expect.poll(() => input().value).toBe('Anna Meier');
  });

  test('its owner may say who is chosen', async () => {
    const { rerender } = await render(<HostilePage sheets={SHEETS}>{example({ value: PEOPLE[0] })}</HostilePage>);
    expect(input().value).toBe('Anna Meier');
    await rerender(<HostilePage sheets={SHEETS}>{example({ value: PEOPLE[2] })}</HostilePage>);
    expect(input().value).toBe('Joanna Okafor');
    await rerender(<HostilePage sheets={SHEETS}>{example({ value: null })}</HostilePage>);
    expect(input().value).toBe('');
  });

  test('disabled, it opens nothing and is not sent', async () => {
    await mount({ disabled: true, defaultValue: PEOPLE[0], isSearched: () => true });
    await userEvent.click(input(), { force: true });
    await rendered();
    expect([isOpen(), [...new FormData(input().form as HTMLFormElement)]]).toEqual([false, []]);
  });
});

describe('on any page', () => {
  test("in a host's shadow root that clips and covers it: chosen by press and by key, closed by a press outside", async () => {
    await render(
      <HostilePage sheets={SHEETS}>
        {example()}
        <button type="button">Beside</button>
      </HostilePage>,
    );
    input().focus();
    await userEvent.keyboard('an');
    await expect.poll(options).toHaveLength(4);
    await expect.poll(() => options().every(isInFront)).toBe(true);
    await userEvent.click(options()[1] as Element);
    expect(input().value).toBe('Anna Meier');
    await userEvent.keyboard('{Escape}jo');
    await expect.poll(keysShown).toEqual([JOANNA]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input().value).toBe('Joanna Okafor');
    await userEvent.keyboard('{Escape}anna');
    await expect.poll(options).toHaveLength(3);
    find<HTMLElement>('button:not([aria-label])').dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, composed: true }),
    );
    await expect.poll(isOpen).toBe(false);
  });

  test('in a dialog its list is in front and can be chosen from, and its words are heard', async () => {
    await render(
      <HostilePage sheets={[...SHEETS, dialogSheet]}>
        <Dialog isOpen onClose={() => {}} heading="Traveler" closeLabel="Close" delayMs={0}>
          {example()}
        </Dialog>
      </HostilePage>,
    );
    await until(() => find<HTMLDialogElement>('dialog').open, 'open');
    await userEvent.click(input());
    await userEvent.keyboard('an');
    await expect.poll(options).toHaveLength(4);
    await expect.poll(() => options().every(isInFront)).toBe(true);
    expect((await nodesOf('status')).length).toBe(1);
    expect(find('dialog').contains(find('[role=status]'))).toBe(true);
    await userEvent.click(options()[2] as Element);
    expect([input().value, find<HTMLDialogElement>('dialog').open]).toEqual(['Joanna Okafor', true]);
  });

  test('from right to left, list and box have the same edges', async () => {
    await found({}, { locale: 'ar', style: { padding: 24, inlineSize: 320 } });
    const edges = (selector: string) => {
      const { left, right } = find(selector).getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    };
    await expect.poll(() => edges('.ts-listbox-popup')).toEqual(edges('.ts-box'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input().value).toBe('Anna Meier');
  });

  test('at 400 % nothing is cut off, and the last one can be reached', async () => {
    await page.viewport(320, 256);
    await found({}, { style: { padding: '0 24px' } });
    const popup = () => find('.ts-listbox-popup').getBoundingClientRect();
    await expect.poll(() => popup().right).toBeLessThanOrEqual(320);
    await expect.poll(() => popup().bottom).toBeLessThanOrEqual(256);
    expect(options().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(320);
    await userEvent.keyboard('{ArrowUp}');
    const last = () => (options()[3] as Element).getBoundingClientRect();
    await expect.poll(() => last().bottom).toBeLessThanOrEqual(popup().bottom);
    expect(popup().height).toBeGreaterThan(last().height);
  });

  test('with forced colours the active option stands out, and an outdated list is grey', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    await found({ search: (query) => (query === 'an' ? peopleOf(query) : new Promise(() => {})) });
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
    const colours = () => options().map((option) => getComputedStyle(option).backgroundColor);
    expect(colours()[0]).not.toBe(colours()[1]);
    const plain = getComputedStyle(options()[1] as Element).color;
    await userEvent.keyboard('n');
    await expect.element(listbox()).toHaveAttribute('aria-busy', 'true');
    const { color, opacity } = getComputedStyle(options()[1] as Element);
    expect([color === plain, opacity]).toEqual([false, '1']);
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  test('on a touch screen the text is large enough not to be zoomed in to, and options are large enough to hit', async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    await found({}, { style: { fontSize: 12 } });
    expect(getComputedStyle(input()).fontSize).toBe('16px');
    expect(options().every((option) => option.getBoundingClientRect().height >= 44)).toBe(true);
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
});

test('opening and closing 100 times leaks nothing', { timeout: 120_000 }, async () => {
  await focused({ isSearched: () => true });
  const key = (name: string) =>
    input().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }));
  await expectNoTrace(async () => {
    key('ArrowDown');
    await until(() => options().length === 5, 'opening');
    key('Escape');
    await until(() => !isOpen(), 'closing');
  });
});
