/** The text that is searched for, and the answer from which an option may be chosen. */

import { cdp, page, userEvent } from '@travel-shell/testing/browser';
import { find } from '@travel-shell/testing/HostilePage';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, rendered, stopTimers } from '@travel-shell/testing/stillTimers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PEOPLE, peopleOf } from './Combobox.fixtures.ts';
import {
  ANNA,
  active,
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
  Server,
  words,
} from './testing/mountCombobox.tsx';

let server: Server;
beforeEach(() => {
  server = new Server();
});

/** Fires the events of an input that no key has made: pasted, dictated, filled. */
function write(text: string, inputType?: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input(), text);
  const init = { bubbles: true, composed: true };
  input().dispatchEvent(inputType ? new InputEvent('input', { ...init, inputType }) : new Event('input', init));
}

/** With the list of "an", and the text "jo", whose list is on its way. */
async function outdated(found = peopleOf('an')) {
  const mounted = await focused({ search: server.search });
  await userEvent.keyboard('an');
  (await server.asked('an')).answer(found);
  await expect.poll(options).toHaveLength(found.length);
  await userEvent.keyboard('{Backspace}{Backspace}jo');
  await server.asked('jo');
  return mounted;
}

describe('an option belongs to the query it was found by', () => {
  test.each([
    ['Enter after an arrow', () => userEvent.keyboard('{ArrowDown}{Enter}')],
    ['Tab after an arrow', () => userEvent.keyboard('{ArrowDown}{Tab}')],
    ['a press', () => userEvent.click(options()[1] as Element, { force: true })],
    ['the click of a screen reader', async () => options()[1]?.click()],
  ])("%s chooses nothing from an older query's list", async (_what, act) => {
    const { changes, sent } = await outdated();
    expect(options()).toHaveLength(4);
    await act();
    await rendered();
    expect([changes(), sent, input().value, active()]).toEqual([[], [], 'jo', null]);
  });

  test("Enter does not take the only option of an older query's list", async () => {
    const { changes, sent } = await outdated([PEOPLE[0]]);
    await userEvent.keyboard('{Enter}');
    await rendered();
    expect([changes(), sent, input().value]).toEqual([[], [], 'jo']);
  });

  test('the active option is no longer active once the text has changed', async () => {
    const { changes } = await focused({ search: server.search });
    await userEvent.keyboard('an');
    (await server.asked('an')).answer();
    await expect.poll(options).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
    await userEvent.keyboard('n{Enter}');
    expect(active()).toBe(null);
    (await server.asked('ann')).answer();
    await expect.poll(options).toHaveLength(3);
    expect([active(), changes()]).toEqual([null, []]);
  });

  test('an outdated list says so, and the next one can be chosen from', async () => {
    const { changes } = await outdated();
    await expect.element(listbox()).toHaveAttribute('aria-busy', 'true');
    expect(options().every((option) => option.ariaDisabled === 'true')).toBe(true);
    server.searches.at(-1)?.answer();
    await expect.poll(keysShown).toEqual([JOANNA]);
    await expect.element(listbox()).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changes()).toEqual([JOANNA]);
  });

  test.each(['{Enter}', '{Tab}'])(
    'pasted, with %s before the answer: the text stays, nothing is chosen',
    async (key) => {
      const { changes, sent } = await focused({ search: server.search });
      write('anna', 'insertFromPaste');
      await userEvent.keyboard(key);
      const late = server.searches.at(-1);
      late?.answer();
      await rendered();
      expect([changes(), sent, input().value]).toEqual([[], [], 'anna']);
    },
  );

  test('typed back to the text of the list, it can be chosen from again', async () => {
    const { changes } = await focused({ search: server.search });
    await userEvent.keyboard('an');
    (await server.asked('an')).answer();
    await expect.poll(options).toHaveLength(4);
    await userEvent.keyboard('n{Backspace} {ArrowDown}{Enter}');
    await expect.poll(changes).toEqual([ANNA]);
  });
});

describe('the pointer', () => {
  /** In the middle of an option, in the window that the browser's mouse moves in. */
  async function mouse(type: 'mousePressed' | 'mouseReleased', option: Element): Promise<void> {
    await userEvent.hover(option);
    const { left, top, width, height } = option.getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = frame ? frame.width / window.innerWidth : 1;
    await cdp().send('Input.dispatchMouseEvent', {
      type,
      button: 'left',
      clickCount: 1,
      x: (frame?.left ?? 0) + (left + width / 2) * scale,
      y: (frame?.top ?? 0) + (top + height / 2) * scale,
    });
  }

  /** With the list of "an". */
  async function found() {
    const mounted = await focused({ search: server.search });
    await userEvent.keyboard('an');
    (await server.asked('an')).answer();
    await expect.poll(options).toHaveLength(4);
    return mounted;
  }

  test('a press on an option chooses it; the field shows the name and keeps the focus', async () => {
    const { changes, root } = await found();
    await userEvent.click(options()[1] as Element);
    expect([changes(), input().value, isOpen(), root.activeElement]).toEqual([
      [OTHER_ANNA],
      'Anna Meier',
      false,
      input(),
    ]);
  });

  test('the person under it when it went down is chosen, also if another list has come since', async () => {
    const { changes } = await found();
    await mouse('mousePressed', options()[1] as Element);
    write('jo', 'insertText');
    (await server.asked('jo')).answer();
    await rendered();
    expect(keysShown()[1]).toBe(OTHER_ANNA);
    await mouse('mouseReleased', options()[1] as Element);
    await expect.poll(changes).toEqual([OTHER_ANNA]);
    expect(input().value).toBe('Anna Meier');
  });

  test('a press that began on an outdated list chooses nothing', async () => {
    const { changes } = await outdated();
    await mouse('mousePressed', options()[0] as Element);
    server.searches.at(-1)?.answer();
    await rendered();
    await mouse('mouseReleased', options()[0] as Element);
    await expect.poll(keysShown).toEqual([JOANNA]);
    expect([changes(), input().value]).toEqual([[], 'jo']);
  });

  test('a press that ends on another option or elsewhere chooses nothing', async () => {
    const { changes } = await found();
    await mouse('mousePressed', options()[0] as Element);
    await mouse('mouseReleased', options()[2] as Element);
    await mouse('mousePressed', options()[0] as Element);
    await mouse('mouseReleased', input());
    expect([changes(), input().value, isOpen()]).toEqual([[], 'an', true]);
    // The next list comes as ever.
    write('ann', 'insertText');
    (await server.asked('ann')).answer();
    await expect.poll(options).toHaveLength(3);
  });

  test('what it rests on is chosen neither by Enter nor by Tab', async () => {
    const { changes } = await found();
    await userEvent.hover(options()[1] as Element);
    await userEvent.keyboard('{Enter}{Tab}');
    expect(changes()).toEqual([]);
  });

  test('a touch chooses; one that scrolls does not', async () => {
    const { changes } = await found();
    const init = {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerType: 'touch',
      pointerId: 7,
      isPrimary: true,
    };
    const touch = (type: string) => options()[1]?.dispatchEvent(new PointerEvent(type, init));
    touch('pointerdown');
    await rendered();
    touch('pointercancel');
    await rendered();
    write('ann', 'insertText');
    (await server.asked('ann')).answer();
    await expect.poll(options).toHaveLength(3);
    expect(changes()).toEqual([]);
    touch('pointerdown');
    touch('pointerup');
    touch('click');
    await expect.poll(changes).toEqual([OTHER_ANNA]);
  });
});

describe('what is searched for', () => {
  test('the text, 300 ms after its last letter', async () => {
    await focused({ search: server.search, delays: undefined as never });
    stopTimers();
    write('a', 'insertText');
    await advance(200);
    write('an', 'insertText');
    await advance(299);
    expect(server.queries()).toEqual([]);
    await advance(1);
    expect(server.queries()).toEqual(['an']);
  });

  test.each(['insertFromPaste', 'insertReplacementText', 'deleteByCut'])(
    'what came by %s, without a key',
    async (type) => {
      await focused({ search: server.search });
      write('anna', type);
      await server.asked('anna');
      expect(server.queries()).toEqual(['anna']);
    },
  );

  test('nothing by a key that changes no text', async () => {
    await focused({ search: server.search });
    write('an', 'insertText');
    (await server.asked('an')).answer();
    await expect.poll(options).toHaveLength(4);
    await userEvent.keyboard('{ArrowLeft}{Shift}{Home}');
    input().dispatchEvent(new KeyboardEvent('keyup', { key: 'x', bubbles: true, composed: true }));
    await rendered();
    expect(server.queries()).toEqual(['an']);
  });

  test('nothing that the browser fills in, which opens no list; an arrow searches for it', async () => {
    const { changes } = await mount({ search: server.search });
    find<HTMLElement>('button').focus();
    write('anna');
    input().dispatchEvent(new Event('change', { bubbles: true }));
    await rendered();
    expect([server.queries(), isOpen(), input().value, changes()]).toEqual([[], false, 'anna', []]);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await server.asked('anna');
  });

  test('not the empty text, unless that is wanted', async () => {
    await focused({ search: server.search });
    await userEvent.keyboard('{ArrowDown}  {Backspace}');
    await rendered();
    expect([server.queries(), isOpen()]).toEqual([[], false]);
  });

  test('the empty text where that is wanted, by an arrow or a press', async () => {
    await focused({ search: server.search, isSearched: () => true });
    await userEvent.keyboard('{ArrowDown}');
    (await server.asked('')).answer();
    await expect.poll(options).toHaveLength(5);
  });
});

describe('input methods', () => {
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const commit = (text: string) => cdp().send('Input.insertText', { text });

  test('nothing is searched for while they compose, and once when they have ended', async () => {
    await focused({ search: server.search });
    for (const step of ['ㅊ', '차', '창']) await compose(step);
    await expect.poll(() => input().value).toBe('창');
    // Longer than it would take.
    await runPending();
    expect([server.queries(), words()]).toEqual([[], '']);
    await commit('창');
    await server.asked('창');
    expect(server.queries()).toEqual(['창']);
  });

  test.each([
    ['during a composition', { isComposing: true }],
    ['that ends one in Safari', { keyCode: 229 }],
  ])('Enter %s chooses nothing', async (_when, init) => {
    const { changes } = await focused();
    await userEvent.keyboard('an');
    await expect.poll(options).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
    input().dispatchEvent(enter);
    expect([enter.defaultPrevented, changes(), isOpen()]).toEqual([false, [], true]);
  });

  test('a press in the list ends the composition, and nothing of it is left beside the name', async () => {
    const { changes } = await focused({ search: server.search });
    await userEvent.keyboard('an');
    (await server.asked('an')).answer();
    await expect.poll(options).toHaveLength(4);
    await compose('창');
    await expect.poll(() => input().value).toBe('an창');
    // The text is another one, so a press chooses nothing.
    await userEvent.click(options()[0] as Element, { force: true });
    (await server.asked('an창')).answer(peopleOf('jo'));
    await expect.poll(keysShown).toEqual([JOANNA]);
    await userEvent.click(options()[0] as Element);
    await expect.poll(changes).toEqual([JOANNA]);
    await commit('');
    expect(input().value).toBe('Joanna Okafor');
  });

  test('keyboards of Android compose each word, so there the text is searched for at once', async () => {
    const spy = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
    const { changes } = await focused({ search: server.search });
    await compose('jo');
    (await server.asked('jo')).answer();
    await expect.poll(keysShown).toEqual([JOANNA]);
    await userEvent.click(options()[0] as Element);
    await expect.poll(changes).toEqual([JOANNA]);
    expect(input().value).toBe('Joanna Okafor');
    spy.mockRestore();
  });
});

describe('answers', () => {
  test('an older one that comes later does not replace the newer list', async () => {
    await focused({ search: server.search });
    await userEvent.keyboard('a');
    const older = await server.asked('a');
    await userEvent.keyboard('{Backspace}jo');
    (await server.asked('jo')).answer();
    await expect.poll(keysShown).toEqual([JOANNA]);
    older.answer();
    await rendered();
    expect([keysShown(), older.signal.aborted]).toEqual([[JOANNA], true]);
  });

  test('an older failure does not replace the newer list', async () => {
    await focused({ search: server.search });
    await userEvent.keyboard('a');
    const older = await server.asked('a');
    await userEvent.keyboard('{Backspace}jo');
    (await server.asked('jo')).answer();
    await expect.poll(keysShown).toEqual([JOANNA]);
    older.fail();
    await rendered();
    expect([keysShown(), words()]).toEqual([[JOANNA], '1 person found']);
  });

  test('one that comes after the list was closed opens nothing', async () => {
    await focused({ search: server.search });
    await userEvent.keyboard('an{Enter}');
    const search = await server.asked('an');
    await userEvent.keyboard('{Escape}');
    search.answer();
    await rendered();
    expect([isOpen(), words(), search.signal.aborted]).toEqual([false, '', true]);
  });

  test('removed from the page, it ends its search', async () => {
    const { unmount } = await focused({ search: server.search });
    await userEvent.keyboard('an');
    const search = await server.asked('an');
    await unmount();
    expect(search.signal.aborted).toBe(true);
  });

  test('a late one leaves the caret where it is', async () => {
    await focused({ search: server.search });
    await userEvent.keyboard('anna{ArrowLeft}{ArrowLeft}{ArrowLeft}x');
    (await server.asked('axnna')).answer([PEOPLE[0]]);
    await expect.poll(options).toHaveLength(1);
    expect([input().value, input().selectionStart]).toEqual(['axnna', 2]);
  });

  test('a new list begins at its top', async () => {
    const many = (query: string) =>
      Array.from({ length: 40 }, (_, at) => ({ key: `${query}${at}`, title: `No. ${at}` }));
    await focused({ search: many });
    await userEvent.keyboard('a');
    await expect.poll(options).toHaveLength(40);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => listbox().element().scrollTop).toBeGreaterThan(100);
    await userEvent.keyboard('b');
    await expect.poll(() => options()[0]?.isConnected && listbox().element().getAttribute('aria-busy')).toBe(null);
    expect(listbox().element().scrollTop).toBe(0);
  });
});

describe('words', () => {
  /** All that the live region has said. */
  function listen(): string[] {
    const said: string[] = [];
    const region = find('[role=status]');
    new MutationObserver(() => said.at(-1) !== words() && said.push(words() ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return said;
  }

  test('how many, once, and no number while it is loading', async () => {
    await focused({ search: server.search });
    const said = listen();
    await userEvent.keyboard('jo');
    await server.asked('jo');
    await rendered();
    expect(said).toEqual([]);
    await expect.element(page.getByText('Searching…')).toBeVisible();
    server.searches.at(-1)?.answer();
    await expect.poll(() => said).toEqual(['1 person found']);
    await userEvent.keyboard('{Backspace}{Backspace}an');
    (await server.asked('an')).answer();
    await expect.poll(() => said).toEqual(['1 person found', '', '4 people found']);
  });

  test('the same number is said again for the next list', async () => {
    await focused({ search: server.search });
    const said = listen();
    await userEvent.keyboard('ann');
    (await server.asked('ann')).answer();
    await expect.poll(() => said).toEqual(['3 people found']);
    await userEvent.keyboard('a');
    (await server.asked('anna')).answer();
    await expect.poll(() => said).toEqual(['3 people found', '', '3 people found']);
  });

  test('that it searches, after three seconds', async () => {
    await focused({ search: server.search, delays: undefined as never });
    stopTimers();
    write('an', 'insertText');
    await advance(300);
    await advance(2699);
    expect(words()).toBe('');
    await advance(1);
    expect(words()).toBe('Searching…');
    server.searches[0]?.answer();
    await rendered();
    expect(words()).toBe('4 people found');
  });

  test('that none matches, which is also shown', async () => {
    await focused();
    await userEvent.keyboard('xyz');
    await expect.poll(words).toBe('Nobody matches “xyz”');
    await expect.element(page.getByText('Nobody matches “xyz”').first()).toBeVisible();
    expect([listbox().query(), input().ariaExpanded]).toEqual([null, 'false']);
  });

  test('that it failed; the button asks once more, however often it is pressed', async () => {
    const { root } = await focused({ search: server.search });
    write('an', 'insertText');
    (await server.asked('an')).fail();
    await expect.poll(words).toBe('The search did not work');
    const retry = page.getByRole('button', { name: 'Try again' }).element() as HTMLElement;
    retry.click();
    retry.click();
    await expect.poll(() => server.queries()).toEqual(['an', 'an']);
    expect(words()).toBe('');
    expect(root.activeElement).toBe(input());
    server.searches.at(-1)?.answer();
    await expect.poll(words).toBe('4 people found');
    expect(server.queries()).toHaveLength(2);
  });

  test('a failed one is asked again by Enter, and its button is reached by Tab', async () => {
    const { root, sent } = await focused({ search: server.search });
    write('an', 'insertText');
    (await server.asked('an')).fail();
    await expect.poll(words).toBe('The search did not work');
    await userEvent.keyboard('{Tab}{Tab}');
    expect(root.activeElement).toHaveTextContent('Try again');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), root.activeElement]).toEqual([false, input()]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => server.queries()).toEqual(['an', 'an']);
    server.searches.at(-1)?.fail();
    await expect.poll(words).toBe('The search did not work');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.poll(() => server.queries()).toEqual(['an', 'an', 'an']);
    expect([root.activeElement, sent]).toEqual([input(), []]);
  });
});
