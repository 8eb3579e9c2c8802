import { expectConsole } from '@travel-shell/testing/testConsole';
import { createElement, type ReactNode, useEffect, useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  create,
  defineTest,
  nextEvent,
  settle,
  shadowOf,
  show,
  type TestElement,
  testContract,
  textOf,
} from './fixtures/elements.ts';
import { identifierPrefix } from './identifierPrefix.ts';

const text = { type: 'string', description: 'Some text.' } as const;
const open = { type: 'boolean', description: 'Whether it is open.' } as const;
const data = { type: 'json', description: 'Some data.' } as const;
const fallback = '<a slot="fallback" href="/trips">Trips</a>';

afterEach(async () => {
  document.body.replaceChildren();
  await settle();
});

/** Writes every value it gets, so that a test can read what the view was given. */
const Show = ({ element: _, prepared: __, ...values }: Record<string, unknown>): ReactNode => JSON.stringify(values);

function Counter({ text: label }: { text?: unknown }): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

function pressIn(element: Element): void {
  shadowOf(element).querySelector('button')?.click();
}

/** Parses a page with a declarative shadow root, as a browser does with the server's response. */
function parse(html: string): TestElement {
  const place = document.createElement('div');
  document.body.append(place);
  place.setHTMLUnsafe(html);
  return place.firstElementChild as TestElement;
}

describe('values', () => {
  test('a property set before the upgrade reaches the view and its accessor', async () => {
    const contract = testContract({ text }, { properties: { pick: { description: 'Anything.' } } });
    const element = create(contract.tag);
    const pick = () => undefined;
    element.text = 'early';
    element.pick = pick;
    document.body.append(element);
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, Show);
    await ready;
    expect(textOf(element)).toBe('{"text":"early"}');
    expect(element.pick).toBe(pick);
    expect(Object.hasOwn(element, 'text')).toBe(false);
    element.text = 'late';
    await expect.poll(() => textOf(element)).toBe('{"text":"late"}');
  });

  test('an empty boolean attribute is true, its absence false', async () => {
    const tag = defineTest(testContract({ open }), Show);
    const element = create(tag);
    expect(element.open).toBe(false);
    element.setAttribute('open', '');
    expect(element.open).toBe(true);
    await show(element);
    expect(textOf(element)).toBe('{"open":true}');
  });

  test('removing an attribute restores the default in the view', async () => {
    const tag = defineTest(testContract({ text: { ...text, default: 'usual' }, open }), Show);
    const element = create(tag);
    element.setAttribute('text', 'other');
    element.setAttribute('open', '');
    await show(element);
    element.removeAttribute('text');
    element.removeAttribute('open');
    await expect.poll(() => textOf(element)).toBe('{"text":"usual","open":false}');
  });

  test.each([
    ['an empty string', '', '{"text":""}'],
    ['null', null, '{"text":"usual"}'],
    ['undefined', undefined, '{"text":"usual"}'],
  ])('setting a property to %s renders again', async (_, value, expected) => {
    const tag = defineTest(testContract({ text: { ...text, default: 'usual' } }), Show);
    const element = create(tag);
    element.text = 'other';
    await show(element);
    element.text = value;
    await expect.poll(() => textOf(element)).toBe(expected);
  });

  test('an object set as a property is the same object in the view, dates, functions and cycles included', async () => {
    const seen = vi.fn<(value: unknown) => void>();
    const tag = defineTest(testContract({ data }), ({ data: value }) => {
      useEffect(() => {
        seen(value);
      });
      return null;
    });
    const value: Record<string, unknown> = { when: new Date(), act: () => 1 };
    value.self = value;
    const element = create(tag);
    element.data = value;
    await show(element);
    expect(seen.mock.calls[0]?.[0]).toBe(value);
    expect(element.data).toBe(value);
    expect(element.hasAttribute('data')).toBe(false);
  });

  test('bad JSON logs one clear error and keeps the last good value', async () => {
    const tag = defineTest(testContract({ data }), Show);
    const element = create(tag);
    element.setAttribute('data', '[1]');
    await show(element);
    const lines = expectConsole(/ATTRIBUTE_INVALID/);
    element.setAttribute('data', '[1,');
    element.setAttribute('data', '[1,');
    await settle();
    expect(element.data).toEqual([1]);
    expect(textOf(element)).toBe('{"data":[1]}');
    expect(lines[0]).toContain(`<${tag}> attribute data="[1,"`);
    expect(lines[0]).toContain('Expected JSON');
  });

  test.each([
    ['a number', { type: 'number', description: 'n', default: 2 }, '12 km', 'a number', 2],
    ['an empty number', { type: 'number', description: 'n', default: 2 }, '', 'a number', 2],
    ['an enum', { type: 'enum', description: 'e', values: ['a', 'b'], default: 'a' }, 'c', 'one of a, b', 'a'],
    [
      'an address',
      { type: 'url', description: 'u', default: '/login' },
      ' java\tscript:alert(1)',
      'an http(s) or relative address',
      '/login',
    ],
    [
      'a checked JSON value',
      { type: 'json', description: 'j', check: () => 'a list of links' },
      '{}',
      'a list of links',
      undefined,
    ],
  ] as const)('%s that cannot be used is reported and ignored', (_, attribute, bad, expected, stays) => {
    const element = create(defineTest(testContract({ value: attribute }), Show));
    const lines = expectConsole(/ATTRIBUTE_INVALID/);
    element.setAttribute('value', bad);
    expect(element.value).toBe(stays);
    expect(lines[0]).toContain(`Expected ${expected}`);
  });

  test('a property of the wrong type is reported once and ignored', () => {
    const element = create(defineTest(testContract({ open, text }), Show));
    const lines = expectConsole(/ATTRIBUTE_INVALID/, 2);
    element.open = 'yes';
    element.open = 'yes';
    element.text = { a: 1 };
    expect(element.open).toBe(false);
    expect(element.text).toBe(undefined);
    expect(lines[0]).toContain('property open="yes"');
    expect(lines[1]).toContain('Expected a string');
  });

  test('a long refused value is cut in the message', () => {
    const element = create(defineTest(testContract({ data }), Show));
    const lines = expectConsole(/ATTRIBUTE_INVALID/);
    element.setAttribute('data', `{${'x'.repeat(5000)}`);
    expect(lines[0]?.length).toBeLessThan(400);
  });

  test('attribute and property are one value: the last write counts', async () => {
    const element = create(defineTest(testContract({ menuLabel: text }), Show));
    element.setAttribute('menu-label', 'a');
    element.menuLabel = 'b';
    expect(element.menuLabel).toBe('b');
    element.setAttribute('menu-label', 'a');
    expect(element.menuLabel).toBe('a');
  });

  test('a property is reflected, as style sheets and the loader know attributes only', async () => {
    const step = { type: 'number', default: 1, description: 'Some number.' } as const;
    const attributes = { menuLabel: text, open, data, step };
    const element = create(defineTest(testContract(attributes), Show));
    const shown = () => element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`);
    Object.assign(element, { menuLabel: 'b', open: true, step: 2, data: { a: 1 } });
    await show(element);
    expect(shown()).toEqual(['menu-label=b', 'open=', 'step=2']);
    expect(textOf(element)).toBe('{"menuLabel":"b","open":true,"data":{"a":1},"step":2}');
    Object.assign(element, { menuLabel: undefined, open: false, step: null });
    expect(shown()).toEqual([]);
    expectConsole(/property step="many" was ignored/);
    element.step = 'many';
    expect(shown()).toEqual([]);
  });

  test('a property that was set before the upgrade is reflected, too', async () => {
    const contract = testContract({ open });
    const element = Object.assign(document.createElement(contract.tag), { open: true });
    document.body.append(element);
    defineTest(contract, Show);
    await nextEvent(element, 'travel-ready');
    expect(element.getAttribute('open')).toBe('');
  });

  test('a function set as a property is passed unchanged', async () => {
    const contract = testContract({}, { properties: { pick: { description: 'Called on a press.' } } });
    const tag = defineTest(contract, ({ pick }: Record<string, unknown>) => (
      <button type="button" onClick={() => (pick as (n: number) => void)(7)}>
        Pick
      </button>
    ));
    const element = create(tag);
    const pick = vi.fn();
    element.pick = (n: number) => pick(n);
    await show(element);
    pressIn(element);
    expect(pick).toHaveBeenCalledWith(7);
  });

  test('four attributes cause one first render', async () => {
    let renders = 0;
    const tag = defineTest(testContract({ a: text, b: text, c: text, d: text }), () => {
      renders += 1;
      return null;
    });
    const element = parse(`<${tag} a="1" b="2" c="3" d="4"></${tag}>`);
    await nextEvent(element, 'travel-ready');
    expect(renders).toBe(1);
  });

  test.each(['title', 'hidden', 'lang', 'dir', 'style', 'id', 'className', 'slot', 'element', 'key'])(
    'a contract that declares "%s" is refused',
    (name) => {
      const contract = testContract({ [name]: text });
      expect(() => defineTest(contract, () => null)).toThrow(`declares "${name}"`);
      expect(customElements.get(contract.tag)).toBe(undefined);
    },
  );
});

describe('events', () => {
  const detail = { n: { type: 'number', description: 'A number.' } } as const;
  const contract = () =>
    testContract(
      {},
      {
        events: {
          'travel-test-told': { description: 'Told.', detail },
          'travel-test-asked': { description: 'Asked.', detail, cancelable: true },
        },
      },
    );

  test('an event is kebab-case, bubbles, is composed and carries its whole detail', async () => {
    const tag = defineTest(contract(), ({ element: handle }) => (
      <button type="button" onClick={() => handle.emit('travel-test-told', { n: 3, more: [1, 2] })}>
        Tell
      </button>
    ));
    const element = await show(create(tag));
    const heard = vi.fn();
    document.addEventListener('travel-test-told', heard, { once: true });
    pressIn(element);
    const event = heard.mock.calls[0]?.[0] as CustomEvent;
    expect(event.detail).toEqual({ n: 3, more: [1, 2] });
    expect(event.target).toBe(element);
    expect(event).toMatchObject({ bubbles: true, composed: true, cancelable: false });
  });

  test('emit returns false to the view when the host calls preventDefault()', async () => {
    const results: boolean[] = [];
    const tag = defineTest(contract(), ({ element: handle }) => (
      <button
        type="button"
        onClick={() => {
          results.push(handle.emit('travel-test-asked', { n: 1 }), handle.emit('travel-test-told', { n: 1 }));
        }}
      >
        Ask
      </button>
    ));
    const element = await show(create(tag));
    pressIn(element);
    element.addEventListener('travel-test-asked', (event) => event.preventDefault());
    element.addEventListener('travel-test-told', (event) => event.preventDefault());
    pressIn(element);
    expect(results).toEqual([true, true, false, true]);
  });

  test('travel-ready fires once per mount, after the effects of the view, with tag and version', async () => {
    const order: string[] = [];
    const tag = defineTest(testContract({ text }), () => {
      useEffect(() => {
        order.push('effect');
      }, []);
      return null;
    });
    const element = create(tag);
    const heard = vi.fn((event: Event) => order.push(event.type));
    element.addEventListener('travel-ready', heard);
    const ready = nextEvent(document, 'travel-ready');
    document.body.append(element);
    expect(await ready).toEqual({ tag, version: '1.0.0' });
    element.text = 'again';
    await settle();
    expect(order).toEqual(['effect', 'travel-ready']);
  });
});

describe('life', () => {
  test('the state "ready" is set from the first render until removal', async () => {
    let prepared = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      prepared = resolve;
    });
    const tag = defineTest(testContract({ text }), Show, {
      prepare: async () => {
        await waiting;
        return { prepared: undefined, sheets: [] };
      },
    });
    const element = create(tag);
    const ready = nextEvent(element, 'travel-ready');
    document.body.append(element);
    await settle();
    expect(element.matches(':defined:not(:state(ready))')).toBe(true);
    prepared();
    await ready;
    expect(element.matches(':state(ready)')).toBe(true);
    element.remove();
    await settle();
    expect(element.matches(':state(ready)')).toBe(false);
  });

  test('a move in the document keeps the state of the view', async () => {
    const element = await show(create(defineTest(testContract({ text }), Counter)));
    pressIn(element);
    await expect.poll(() => textOf(element)).toContain('1');
    const button = shadowOf(element).querySelector('button');
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    element.remove();
    await Promise.resolve(); // a framework may append in a later microtask of the same task
    elsewhere.append(element);
    await settle();
    expect(shadowOf(element).querySelector('button')).toBe(button);
    pressIn(element);
    await expect.poll(() => textOf(element)).toContain('2');
  });

  test('a move does not re-render', async () => {
    let renders = 0;
    const tag = defineTest(testContract({}), () => {
      renders += 1;
      return null;
    });
    const element = await show(create(tag));
    element.remove();
    document.body.append(element);
    await settle();
    expect(renders).toBe(1);
  });

  test('moveBefore() keeps the state of the view', async () => {
    const element = await show(create(defineTest(testContract({ text }), Counter)));
    pressIn(element);
    await expect.poll(() => textOf(element)).toContain('1');
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    (elsewhere as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(element, null);
    await settle();
    expect(element.parentElement).toBe(elsewhere);
    expect(textOf(element)).toContain('1');
  });

  test('light-DOM children are kept and slotted', async () => {
    const tag = defineTest(testContract({}), () => <slot name="start" />);
    const element = create(tag);
    element.innerHTML = '<b slot="start">Mine</b>';
    const child = element.firstElementChild;
    await show(element);
    expect(element.firstElementChild).toBe(child);
    expect(shadowOf(element).querySelector('slot')?.assignedElements()).toEqual([child]);
  });

  test('nothing is rendered while the element is not in a document', async () => {
    let renders = 0;
    const tag = defineTest(testContract({ text }), () => {
      renders += 1;
      return null;
    });
    const element = create(tag);
    element.text = 'a';
    element.setAttribute('text', 'b');
    await settle();
    expect(renders).toBe(0);
    expect(shadowOf(element).childNodes).toHaveLength(0);
  });

  test('lasting removal unmounts the view and clears states and sheets; reinserting mounts a fresh one', async () => {
    const ended = vi.fn();
    const sheet = new CSSStyleSheet();
    const contract = testContract({ text }, { states: { busy: { description: 'Busy.' } } });
    const tag = defineTest(
      contract,
      ({ text: label, element: handle }) => {
        useEffect(() => {
          handle.setState('busy', true);
          return ended;
        }, [handle]);
        return <Counter text={label} />;
      },
      { prepare: async () => ({ prepared: undefined, sheets: [sheet] }) },
    );
    const element = create(tag);
    element.text = 'kept';
    await show(element);
    pressIn(element);
    await expect.poll(() => textOf(element)).toBe('kept 1');
    expect(element.matches(':state(busy)')).toBe(true);
    element.remove();
    await settle();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(element.matches(':state(busy)')).toBe(false);
    expect(shadowOf(element).childNodes).toHaveLength(0);
    expect(shadowOf(element).adoptedStyleSheets).toHaveLength(0);
    await show(element);
    expect(textOf(element)).toBe('kept 0');
    expect(shadowOf(element).adoptedStyleSheets).toEqual([sheet]);
  });

  test('a React parent that removes the element causes no warning', async () => {
    const tag = defineTest(testContract({ text }), Counter);
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const Tag = tag as 'div';
    const ready = nextEvent(document, 'travel-ready');
    root.render(<Tag />);
    await ready;
    root.render(<p>gone</p>);
    await settle();
    expect(place.innerHTML).toBe('<p>gone</p>');
    root.unmount();
  });

  test('a React parent can pass objects and booleans', async () => {
    const tag = defineTest(testContract({ data, open }), Show);
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const ready = nextEvent(document, 'travel-ready');
    root.render(createElement(tag, { data: { a: 1 }, open: true }));
    await ready;
    expect(textOf(place.firstElementChild as Element)).toBe('{"data":{"a":1},"open":true}');
    root.unmount();
  });

  test('a clone works on its own', async () => {
    const element = create(defineTest(testContract({ text }), Counter));
    element.setAttribute('text', 'a');
    await show(element);
    pressIn(element);
    const clone = await show(element.cloneNode(true) as TestElement);
    pressIn(clone);
    pressIn(clone);
    clone.setAttribute('text', 'b');
    await expect.poll(() => [textOf(element), textOf(clone)]).toEqual(['a 1', 'b 1']);
  });

  test('the shadow root is open', async () => {
    const element = await show(create(defineTest(testContract({}), () => <p>in</p>)));
    expect(element.shadowRoot?.mode).toBe('open');
    expect(element.shadowRoot?.querySelector('[data-travel-root] > p')?.textContent).toBe('in');
  });

  test('useId is prefixed with the tag', async () => {
    const tag = defineTest(testContract({}), () => <p id={useId()} />);
    const element = await show(create(tag));
    expect(shadowOf(element).querySelector('p')?.id).toContain(identifierPrefix(tag));
  });
});

describe('definition', () => {
  test('a second definition of the same version is silent', () => {
    const contract = testContract({});
    defineTest(contract, () => null);
    const first = customElements.get(contract.tag);
    defineTest(contract, () => null);
    expect(customElements.get(contract.tag)).toBe(first);
    expect(first).toHaveProperty('travelVersion', '1.0.0');
  });

  test('a second definition of another version is reported with both versions, and the first stays', async () => {
    const contract = testContract({});
    defineTest(contract, () => null);
    const first = customElements.get(contract.tag);
    const lines = expectConsole(/DUPLICATE_VERSION/);
    const told = nextEvent(document, 'travel-error');
    defineTest({ ...contract, version: '2.0.0' }, () => null);
    expect(customElements.get(contract.tag)).toBe(first);
    expect(lines[0]).toMatch(/1\.0\.0.*2\.0\.0/);
    expect(await told).toMatchObject({ tag: contract.tag, code: 'DUPLICATE_VERSION', phase: 'define' });
  });
});

describe('errors of the view', () => {
  test('an error shows the slotted fallback, dispatches one event and logs one line; a new value retries', async () => {
    const uncaught = vi.fn();
    window.addEventListener('error', uncaught);
    const tag = defineTest(testContract({ text }), ({ text: value }) => {
      if (value === 'bad') throw new Error('no such view');
      return <p>{value}</p>;
    });
    const element = create(tag);
    element.innerHTML = fallback;
    element.text = 'good';
    const ready = vi.fn();
    element.addEventListener('travel-ready', ready);
    await show(element);
    const lines = expectConsole(/VIEW_FAILED.*no such view/s);
    const heard = vi.fn();
    document.addEventListener('travel-error', heard);
    element.text = 'bad';
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    const event = heard.mock.calls[0]?.[0] as CustomEvent;
    expect(event).toMatchObject({ bubbles: true, composed: true, target: element });
    expect(event.detail).toMatchObject({ tag, code: 'VIEW_FAILED', phase: 'render' });
    expect(shadowOf(element).querySelector('slot')?.assignedElements()).toEqual([element.firstElementChild]);
    expect((element.firstElementChild as HTMLElement).checkVisibility()).toBe(true);
    element.text = 'better';
    await expect.poll(() => textOf(element)).toBe('better');
    await settle();
    document.removeEventListener('travel-error', heard);
    window.removeEventListener('error', uncaught);
    expect(lines).toHaveLength(1);
    expect(ready).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(uncaught).not.toHaveBeenCalled();
  });

  test('a view whose texts a translator has replaced is rendered anew, once', async () => {
    const tag = defineTest(testContract({ text }), ({ text: value }) => (
      <p>
        {value === 'long' ? 'A text' : <b>Another</b>}
        {value === 'long' && ' and more'}
      </p>
    ));
    const element = create(tag);
    element.text = 'long';
    const { shadowRoot } = await show(element);
    const translate = () => {
      for (const node of [...(shadowRoot?.querySelector('p')?.childNodes ?? [])]) {
        const font = document.createElement('font');
        node.replaceWith(font);
        font.append(`${node.textContent} translated`);
      }
    };
    for (let turn = 0; turn < 2; turn += 1) {
      translate();
      element.text = 'short';
      await expect.poll(() => shadowRoot?.textContent).toBe('Another');
      element.text = 'long';
      await expect.poll(() => shadowRoot?.textContent).toBe('A text and more');
    }
  });

  test('ERR-016 an element without a fallback shows an error text', async () => {
    const tag = defineTest(testContract({}), () => {
      throw new Error('no such view');
    });
    expectConsole(/VIEW_FAILED.*no such view/s, 2);
    const bare = create(tag);
    const withFallback = create(tag);
    withFallback.innerHTML = fallback;
    const told = nextEvent(withFallback, 'travel-error');
    document.body.append(bare, withFallback);
    await told;
    const screens = [bare, withFallback].map((element) => shadowOf(element).querySelector<HTMLElement>('[role=alert]'));
    expect(screens.map((screen) => screen?.textContent)).toEqual(Array(2).fill('Unexpected Application Error!'));
    expect(screens.map((screen) => screen?.checkVisibility())).toEqual([true, false]);
  });

  test('errors in effects and in their clean-up are caught too', async () => {
    const tag = defineTest(testContract({ text }), ({ text: value }) => {
      useEffect(() => {
        if (value === 'effect') throw new Error('in effect');
        return () => {
          throw new Error('in clean-up');
        };
      }, [value]);
      return null;
    });
    expectConsole(/VIEW_FAILED.*in effect/s);
    const first = create(tag);
    first.text = 'effect';
    const told = nextEvent(first, 'travel-error');
    document.body.append(first);
    expect(await told).toMatchObject({ phase: 'render' });

    const second = create(tag);
    await show(second);
    expectConsole(/VIEW_FAILED.*in clean-up/s);
    second.remove();
    await settle();
    expect(shadowOf(second).childNodes).toHaveLength(0);
  });
});

describe('prepare', () => {
  const locale = { type: 'enum', description: 'l', values: ['en', 'de', 'fr'], default: 'en' } as const;

  /** A `prepare` whose calls the test finishes by hand. */
  function byHand<P>() {
    const calls: {
      values: Record<string, unknown>;
      done: (p: P, sheets?: CSSStyleSheet[]) => void;
      fail: (e: Error) => void;
    }[] = [];
    const prepare = (values: object) =>
      new Promise<{ prepared: P; sheets: CSSStyleSheet[] }>((resolve, reject) => {
        calls.push({
          values: { ...values },
          done: (prepared, sheets = []) => resolve({ prepared, sheets }),
          fail: reject,
        });
      });
    return { calls, prepare };
  }

  const Words = ({ locale: l, text: t, prepared }: Record<string, unknown>) => <p>{`${l} ${t} ${prepared}`}</p>;

  test('shows the fallback until it is done, then the view; sheets are shared between instances', async () => {
    const { calls, prepare } = byHand<string>();
    const sheet = new CSSStyleSheet();
    const tag = defineTest(testContract({ locale, text }), Words, { prepare });
    const [one, two] = [create(tag), create(tag)];
    one.innerHTML = fallback;
    document.body.append(one, two);
    await settle();
    expect(shadowOf(one).querySelector('slot')?.assignedElements()).toHaveLength(1);
    const ready = Promise.all([nextEvent(one, 'travel-ready'), nextEvent(two, 'travel-ready')]);
    for (const call of calls) call.done('words', [sheet]);
    await ready;
    expect(textOf(one)).toBe('en undefined words');
    expect(shadowOf(one).querySelector('slot')).toBe(null);
    expect(shadowOf(one).adoptedStyleSheets[0]).toBe(sheet);
    expect(shadowOf(two).adoptedStyleSheets[0]).toBe(sheet);
  });

  test('runs again for a value in prepareOn only; the old view stays meanwhile; the last call wins', async () => {
    const { calls, prepare } = byHand<string>();
    const tag = defineTest(testContract({ locale, text }), Words, { prepare, prepareOn: ['locale'] });
    const element = create(tag);
    document.body.append(element);
    calls[0]?.done('hello');
    await nextEvent(element, 'travel-ready');
    element.text = 'a';
    await expect.poll(() => textOf(element)).toBe('en a hello');
    expect(calls).toHaveLength(1);

    element.locale = 'de';
    element.locale = 'fr';
    element.text = 'b';
    expect(calls.map(({ values }) => values.locale)).toEqual(['en', 'de', 'fr']);
    await expect.poll(() => textOf(element)).toBe('en b hello');
    const frSheet = new CSSStyleSheet();
    calls[2]?.done('bonjour', [frSheet]);
    await expect.poll(() => textOf(element)).toBe('fr b bonjour');
    calls[1]?.done('hallo', [new CSSStyleSheet()]);
    await settle();
    expect(textOf(element)).toBe('fr b bonjour');
    expect(shadowOf(element).adoptedStyleSheets[0]).toBe(frSheet);
  });

  test("runs again when the page's language or configuration changes, and no longer once the element is gone", async () => {
    const { calls, prepare } = byHand<string>();
    const tag = defineTest(testContract({ locale, text }), Words, { prepare, prepareOn: ['locale'] });
    const element = create(tag);
    document.body.append(element);
    calls[0]?.done('hello');
    await nextEvent(element, 'travel-ready');
    const { lang } = document.documentElement;
    document.documentElement.lang = 'de';
    await expect.poll(() => calls.length).toBe(2);
    expect(textOf(element)).toBe('en undefined hello');
    calls[1]?.done('hallo');
    await expect.poll(() => textOf(element)).toBe('en undefined hallo');
    dispatchEvent(new Event('travel-configured'));
    calls[2]?.done('bonjour');
    await expect.poll(() => textOf(element)).toBe('en undefined bonjour');

    element.remove();
    await settle();
    document.documentElement.lang = lang;
    dispatchEvent(new Event('travel-configured'));
    await settle();
    expect(calls).toHaveLength(3);
  });

  test('a first failure keeps the fallback and dispatches travel-error; the next value retries', async () => {
    const { calls, prepare } = byHand<string>();
    const tag = defineTest(testContract({ locale, text }), Words, { prepare });
    const element = create(tag);
    element.innerHTML = fallback;
    expectConsole(/PREPARE_FAILED.*offline/s);
    const told = nextEvent(document, 'travel-error');
    document.body.append(element);
    calls[0]?.fail(new Error('offline'));
    expect(await told).toMatchObject({ tag, code: 'PREPARE_FAILED', phase: 'prepare' });
    expect(shadowOf(element).querySelector('slot')?.assignedElements()).toHaveLength(1);
    const ready = nextEvent(element, 'travel-ready');
    element.text = 'again';
    calls[1]?.done('hello');
    await ready;
    expect(textOf(element)).toBe('en again hello');
  });

  test('a later failure keeps the old view and its values, and other values still reach it', async () => {
    const { calls, prepare } = byHand<string>();
    const tag = defineTest(testContract({ locale, text }), Words, { prepare, prepareOn: ['locale'] });
    const element = create(tag);
    document.body.append(element);
    calls[0]?.done('hello');
    await nextEvent(element, 'travel-ready');
    expectConsole(/PREPARE_FAILED/);
    const told = nextEvent(element, 'travel-error');
    element.locale = 'de';
    element.text = 'a';
    calls[1]?.fail(new Error('offline'));
    expect(await told).toMatchObject({ phase: 'prepare' });
    await expect.poll(() => textOf(element)).toBe('en a hello');
    element.text = 'b';
    await expect.poll(() => textOf(element)).toBe('en b hello');
    expect(calls).toHaveLength(2);
  });

  describe('after a failure', () => {
    const failOnce = () => {
      const prepare = vi.fn(async () => {
        if (prepare.mock.calls.length === 1) throw new Error('offline');
        return { prepared: 'ready', sheets: [] };
      });
      return prepare;
    };

    test.each<[string, (element: Element) => unknown]>([
      ['the pointer enters it', (element) => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))],
      ['it gets the focus', (element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
      ['the host calls load()', () => dispatchEvent(new Event('travel-retry'))],
      ['the browser is online again', () => dispatchEvent(new Event('online'))],
      ['the visitor returns to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ])('prepares again when %s', async (_, happen) => {
      expectConsole(/PREPARE_FAILED.*offline/s);
      const prepare = failOnce();
      const tag = defineTest(testContract({ locale, text }), Words, { prepare });
      const element = create(tag);
      const [failed, ready] = [nextEvent(element, 'travel-error'), nextEvent(element, 'travel-ready')];
      document.body.append(element);
      await failed;
      happen(element);
      await ready;
      expect(textOf(element)).toContain('ready');
      happen(element);
      await settle();
      expect(prepare, 'no retry after a success').toHaveBeenCalledTimes(2);
    });

    test('a removed element does not retry', async () => {
      expectConsole(/PREPARE_FAILED/);
      const prepare = failOnce();
      const element = create(defineTest(testContract({ locale, text }), Words, { prepare }));
      document.body.append(element);
      await nextEvent(element, 'travel-error');
      element.remove();
      await settle();
      dispatchEvent(new Event('online'));
      await settle();
      expect(prepare).toHaveBeenCalledTimes(1);
    });
  });

  test('drops a result that arrives after the removal', async () => {
    const { calls, prepare } = byHand<string>();
    const tag = defineTest(testContract({ locale, text }), Words, { prepare });
    const element = create(tag);
    document.body.append(element);
    element.remove();
    await settle();
    calls[0]?.done('late', [new CSSStyleSheet()]);
    await settle();
    expect(shadowOf(element).childNodes).toHaveLength(0);
    expect(shadowOf(element).adoptedStyleSheets).toHaveLength(0);
  });
});

describe('a declarative shadow root', () => {
  const View = ({ text: label, locale: l }: Record<string, unknown>) => {
    const id = useId();
    const [count, setCount] = useState(0);
    return (
      <section aria-labelledby={id}>
        <h2 id={id}>{`${l ?? ''} ${label ?? ''}`}</h2>
        <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
        <button type="button" popoverTarget="menu">
          Menu
        </button>
        <div id="menu" popover="auto">
          Links
        </div>
      </section>
    );
  };

  const locale = { type: 'enum', description: 'l', values: ['en', 'de'], default: 'en' } as const;

  /** The HTML that a server sends for the view. */
  function fragment(tag: string, label: string, l = 'en'): string {
    const html = renderToString(<View text={label} locale={l} />, { identifierPrefix: identifierPrefix(tag) });
    return (
      `<${tag} text="${label}" locale="${l}"><template shadowrootmode="open"><style>section{color:red}</style>` +
      `<link rel="stylesheet" href="data:text/css,"><div data-travel-root>${html}</div></template>${fallback}</${tag}>`
    );
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync('section { color: rgb(1, 2, 3) }');
  const prepared = { prepare: async () => ({ prepared: undefined, sheets: [sheet] }) };

  test('is hydrated without losing a node, keeps an open popover, and swaps styles for sheets', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    const root = shadowOf(element);
    const before = [...root.querySelectorAll('[data-travel-root], [data-travel-root] *')];
    expect(before).toHaveLength(6);
    root.querySelectorAll('button')[1]?.click();
    const menu = root.querySelector('#menu') as HTMLElement;
    expect(menu.matches(':popover-open')).toBe(true);

    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, prepared);
    await ready;
    expect(element.shadowRoot).toBe(root);
    expect([...root.querySelectorAll('[data-travel-root], [data-travel-root] *')]).toEqual(before);
    expect(menu.matches(':popover-open')).toBe(true);
    expect(root.querySelectorAll('style, link')).toHaveLength(0);
    expect(getComputedStyle(root.querySelector('section') as Element).color).toBe('rgb(1, 2, 3)');
    pressIn(element);
    await expect.poll(() => root.querySelector('button')?.textContent).toBe('Pressed 1');
  });

  test('that a host adds when the view already runs does not replace it', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, prepared);
    await ready;
    const section = shadowOf(element).querySelector('section');
    pressIn(element);
    const late = document.createElement('template');
    late.setAttribute('shadowrootmode', 'open');
    late.innerHTML = '<div data-travel-root>Late</div>';
    element.append(late);
    element.setAttribute('text', 'You');
    await expect.poll(() => section?.textContent).toContain('en You');
    expect(shadowOf(element).querySelector('section')).toBe(section);
    expect(section?.querySelector('button')?.textContent).toBe('Pressed 1');
  });

  test('is given to the preparation that hydrates it, not to later ones, nor where it is out of date', async () => {
    const contract = testContract({ text, locale });
    const prepare = vi.fn(async (..._: unknown[]) => ({ prepared: undefined, sheets: [sheet] }));
    const element = parse(fragment(contract.tag, 'Hi'));
    const outdated = parse(fragment(contract.tag, 'Hi'));
    (shadowOf(outdated).querySelector('[data-travel-root]') as HTMLElement).dataset.stale = '';
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, { prepare, prepareOn: ['locale'] });
    await ready;
    element.setAttribute('locale', 'de');
    await expect.poll(() => prepare.mock.calls.length).toBe(3);
    expect(prepare.mock.calls.map((given) => given[3])).toEqual([shadowOf(element), undefined, undefined]);
  });

  test('hears a press, once, from the moment its state is hydrating, which ends when it is ready', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, prepared);
    const isHydrating = () => element.matches(':state(hydrating)');
    for (let moment = 0; moment < 60 && !isHydrating(); moment += 1) await Promise.resolve();
    expect([isHydrating(), element.matches(':state(ready)')]).toEqual([true, false]);
    pressIn(element);
    await ready;
    expect(isHydrating()).toBe(false);
    await expect.poll(() => shadowOf(element).querySelector('button')?.textContent).toBe('Pressed 1');
  });

  test('says nothing when it is taken away before React has hydrated it', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    defineTest(contract, View, prepared);
    for (let moment = 0; moment < 60 && !element.matches(':state(hydrating)'); moment += 1) await Promise.resolve();
    element.remove();
    await expect.poll(() => shadowOf(element).childElementCount).toBe(0);
    await settle();
    document.body.append(element);
    await expect.poll(() => element.matches(':state(ready)')).toBe(true);
    expect(shadowOf(element).querySelector('h2')?.textContent).toBe('en Hi');
  });

  test('with a first screen hands its name and data to the preparation and the view, and empties the root around it', async () => {
    const contract = testContract({ text, locale });
    const Opened = ({ element, prepared: data }: Record<string, unknown>) => (
      <dialog>{`${(element as { opened?: string }).opened} ${JSON.stringify(data)}`}</dialog>
    );
    const html = renderToString(<Opened element={{ opened: 'mail' }} prepared={{ sites: 3 }} />);
    // Not declarative: script has attached it.
    const element = create(contract.tag);
    const root = element.attachShadow({ mode: 'open' });
    root.innerHTML =
      `<style></style><div data-travel-root data-opened="mail">${html}</div><template></template>` +
      `<script type="application/json" data-travel-data>{"sites":3}</script>`;
    document.body.append(element);
    const dialog = root.querySelector('dialog');
    const prepare = vi.fn(async (_: object, data?: unknown) => ({ prepared: data, sheets: [sheet] }));
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, Opened, { prepare, prepareOn: ['locale'] });
    await ready;
    expect(root.querySelector('dialog')).toBe(dialog);
    expect(root.children).toHaveLength(1);
    expect(prepare.mock.lastCall?.slice(1)).toEqual([{ sites: 3 }, 'mail', root]);
    element.setAttribute('locale', 'de');
    await expect.poll(() => dialog?.textContent).toBe('mail undefined');
    expect(prepare.mock.lastCall?.slice(1), 'the data was for that language').toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('keeps its nodes when values change before and during hydration; the changes are applied after it', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    const root = shadowOf(element);
    const heading = root.querySelector('h2');
    element.text = 'Own property';
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, { ...prepared, prepareOn: ['locale'] });
    element.setAttribute('locale', 'de');
    await Promise.resolve();
    element.text = 'Latest';
    await ready;
    await expect.poll(() => heading?.textContent).toBe('de Latest');
    expect(root.querySelector('h2')).toBe(heading);
  });

  test.each([
    ['from another of its nodes', (root: ShadowRoot) => root.querySelector('h2')],
    ['from its own box', (root: ShadowRoot) => root.host],
    ['from another node of the shadow tree it is in', (root: ShadowRoot) => root.host.nextSibling],
  ])('throws nothing when the pointer comes %s while it is hydrated', async (_, relatedTargetOf) => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    const root = shadowOf(element);
    const around = document.createElement('div');
    element.replaceWith(around);
    around.attachShadow({ mode: 'open' }).append(element, document.createElement('p'));
    const thrown: string[] = [];
    const hear = (event: ErrorEvent) => {
      event.preventDefault();
      thrown.push(event.message);
    };
    addEventListener('error', hear);
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, prepared);
    // The last of them comes after React has begun to listen and before it hydrates.
    for (let moment = 0; moment < 60; moment += 1) {
      const relatedTarget = relatedTargetOf(root);
      const moved = new MouseEvent('mouseover', { bubbles: true, composed: true, relatedTarget });
      root.querySelector('button')?.dispatchEvent(moved);
      await Promise.resolve();
    }
    await ready;
    pressIn(element);
    await expect.poll(() => root.querySelector('button')?.textContent).toBe('Pressed 1');
    removeEventListener('error', hear);
    expect(thrown).toEqual([]);
  });

  test('keeps its nodes when the page is configured at any moment of hydration', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    const heading = shadowOf(element).querySelector('h2');
    let count = 0;
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, { prepare: async () => ({ prepared: ++count, sheets: [sheet] }) });
    for (let turn = 0; turn < 30; turn += 1) {
      dispatchEvent(new Event('travel-configured'));
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    }
    await ready;
    await settle();
    expect(count).toBeGreaterThan(30);
    expect(shadowOf(element).querySelector('h2')).toBe(heading);
    pressIn(element);
    await expect.poll(() => shadowOf(element).querySelector('button')?.textContent).toBe('Pressed 1');
  });

  test('shows early values even when loading for another value fails', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    element.text = 'Early';
    element.locale = 'de';
    expectConsole(/PREPARE_FAILED/);
    defineTest(contract, View, {
      prepareOn: ['locale'],
      prepare: async ({ locale: l }) => {
        if (l === 'de') throw new Error('offline');
        return { prepared: undefined, sheets: [sheet] };
      },
    });
    await expect.poll(() => shadowOf(element).querySelector('h2')?.textContent).toBe('en Early');
    await settle();
  });

  test('keeps the server’s markup when prepare fails, and hydrates on a later retry', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    const section = shadowOf(element).querySelector('section');
    let isOffline = true;
    expectConsole(/PREPARE_FAILED/);
    const told = nextEvent(element, 'travel-error');
    defineTest(contract, View, {
      prepare: async () => {
        if (isOffline) throw new Error('offline');
        return { prepared: undefined, sheets: [sheet] };
      },
    });
    await told;
    expect(shadowOf(element).querySelector('section')).toBe(section);
    isOffline = false;
    const ready = nextEvent(element, 'travel-ready');
    element.text = 'Again';
    await ready;
    await expect.poll(() => section?.querySelector('h2')?.textContent).toBe('en Again');
    expect(shadowOf(element).querySelector('section')).toBe(section);
  });

  test('a mismatch is reported as HYDRATION_MISMATCH and the view is right afterwards', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi').replace('Hi</h2>', 'Other</h2>'));
    expectConsole(/HYDRATION_MISMATCH/);
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, prepared);
    await ready;
    expect(shadowOf(element).querySelector('h2')?.textContent).toBe('en Hi');
  });

  test('a view that fails while hydrating shows the fallback and logs one line', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    expectConsole(/VIEW_FAILED.*broken/s);
    const told = nextEvent(element, 'travel-error');
    defineTest(
      contract,
      () => {
        throw new Error('broken');
      },
      prepared,
    );
    expect(await told).toMatchObject({ phase: 'render' });
    await settle();
    expect(shadowOf(element).querySelector('slot')?.assignedElements()).toHaveLength(1);
  });

  test('is found and hydrated when inserted through innerHTML as an inert template', async () => {
    const contract = testContract({ text, locale });
    defineTest(contract, View, prepared);
    const place = document.createElement('div');
    document.body.append(place);
    const ready = nextEvent(place, 'travel-ready');
    place.innerHTML = fragment(contract.tag, 'Hi');
    const element = place.firstElementChild as TestElement;
    const section = shadowOf(element).querySelector('section');
    expect(section).not.toBe(null);
    await ready;
    expect(shadowOf(element).querySelector('section')).toBe(section);
    expect(element.querySelector('template')).toBe(null);
  });

  test('is found and hydrated when parsed after the element was connected', async () => {
    const contract = testContract({ text, locale });
    defineTest(contract, View, prepared);
    const element = create(contract.tag);
    element.setAttribute('text', 'Hi');
    const ready = nextEvent(element, 'travel-ready');
    document.body.append(element);
    // A parser that knows the tag connects the element first and then, finding a root there, leaves the template.
    element.innerHTML = fragment(contract.tag, 'Hi').replace(/^<[^>]+>/, '');
    const section = element.querySelector('template')?.content.querySelector('section');
    await ready;
    expect(shadowOf(element).querySelector('section')).toBe(section);
    expect(shadowOf(element).querySelectorAll('[data-travel-root]')).toHaveLength(1);
  });

  test('is hydrated where a script has attached the root', async () => {
    const contract = testContract({ text, locale });
    const served = shadowOf(parse(fragment(contract.tag, 'Hi')));
    const element = create(contract.tag);
    element.setAttribute('text', 'Hi');
    element.attachShadow({ mode: 'open' }).append(...served.childNodes);
    const section = shadowOf(element).querySelector('section');
    defineTest(contract, View, prepared);
    await show(element);
    expect(shadowOf(element).querySelector('section')).toBe(section);
  });

  test.each([
    ['another release', 'data-travel-root="1.0.0+old"', false],
    ['the release that runs', 'data-travel-root="1.0.0+new"', true],
    ['no release', 'data-travel-root', true],
    ['values that have changed since', 'data-travel-root="1.0.0+new" data-stale', false],
  ])('with %s: its nodes are kept or replaced, without an error', async (_, marks, isKept) => {
    vi.stubGlobal('travelShell', { release: '1.0.0+new' });
    const contract = testContract({ text, locale });
    const html = fragment(contract.tag, 'Hi').replace('data-travel-root', marks);
    const element = parse(isKept ? html : html.replaceAll('Links', 'Old links'));
    const section = shadowOf(element).querySelector('section');
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, prepared);
    await ready;
    expect(shadowOf(element).querySelector('section') === section).toBe(isKept);
    expect(shadowOf(element).querySelectorAll('section')).toHaveLength(1);
    expect(textOf(element)).toContain('MenuLinks');
    vi.unstubAllGlobals();
  });

  test('lasting removal and reinsertion give a client render', async () => {
    const contract = testContract({ text, locale });
    const element = parse(fragment(contract.tag, 'Hi'));
    const ready = nextEvent(element, 'travel-ready');
    defineTest(contract, View, prepared);
    await ready;
    element.remove();
    await settle();
    await show(element);
    expect(textOf(element)).toContain('en Hi');
  });
});
