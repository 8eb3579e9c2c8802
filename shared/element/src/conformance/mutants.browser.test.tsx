import r2wc from '@r2wc/core';
import { expectConsole, forgetConsole } from '@travel-shell/testing/testConsole';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { PieceProps } from '../contract.ts';
import { defineElement } from '../defineElement.ts';
import { type CounterPreparation, type CounterProps, CounterView } from '../fixtures/CounterView.ts';
import { counterContract } from '../fixtures/counterContract.ts';
import { type ConformanceOptions, conformanceChecks } from './conformanceChecks.ts';

type Contract = Omit<typeof counterContract, 'tag'> & { tag: `travel-${string}` };

let count = 0;

const options: Omit<ConformanceOptions<Contract>, 'define'> = {
  attributes: { locale: 'de-DE' },
  samples: { items: { text: '["one"]', value: ['one'] } },
  scenes: { pressed: (element) => element.shadowRoot?.querySelector('button')?.click() },
  rounds: 3,
};

/** Titles of the failed checks with their messages. */
async function failures(contract: Contract, define: () => void, only?: RegExp): Promise<Map<string, string>> {
  const failed = new Map<string, string>();
  for (const { title, run } of conformanceChecks(contract, { ...options, define })) {
    if (only && !only.test(title)) continue;
    await run().catch((error: Error) => failed.set(title, error.message));
  }
  forgetConsole();
  return failed;
}

function mutant(patch: Partial<Contract>): Contract {
  count += 1;
  return { ...counterContract, tag: `travel-mutant-${count}`, ...patch };
}

const leaks = new Set<unknown>();

interface Mutant {
  fault: string;
  check: RegExp;
  message: RegExp;
  View?: ComponentType<CounterProps>;
  contract?: Partial<Contract>;
  css?: string;
}

const withEffect =
  (effect: (props: CounterProps) => void): ComponentType<CounterProps> =>
  (props) => {
    useEffect(() => {
      effect(props);
    });
    return <CounterView {...props} />;
  };

const withMore =
  (more: ReactNode): ComponentType<CounterProps> =>
  (props) => (
    <>
      {more}
      <CounterView {...props} />
    </>
  );

const MUTANTS: Mutant[] = [
  {
    fault: 'leaves a listener on window',
    check: /leaves nothing/,
    message: /"listeners":\d+.*"listeners":\d+/,
    View: withEffect(() => window.addEventListener('scroll', () => undefined)),
  },
  {
    fault: 'leaves an observer',
    check: /leaves nothing/,
    message: /"observers":4/,
    View: withEffect(({ element }) => {
      const observer = new ResizeObserver(() => undefined);
      leaks.add(observer);
      if (element.host) observer.observe(element.host);
    }),
  },
  {
    fault: 'leaves an interval',
    check: /leaves nothing/,
    message: /"intervals":4/,
    View: withEffect(() => {
      leaks.add(setInterval(() => undefined, 100_000));
    }),
  },
  {
    fault: 'leaves nodes in the body',
    check: /leaves nothing/,
    message: /"nodes":/,
    View: withEffect(() => document.body.append(document.createElement('hr'))),
  },
  {
    fault: 'leaves light-DOM children',
    check: /leaves nothing/,
    message: /light DOM/,
    View: withEffect(({ element }) => element.host?.append('left')),
  },
  {
    fault: 'styles the document',
    check: /document head/,
    message: /document\.head/,
    View: withEffect(() => {
      const style = document.createElement('style');
      style.dataset.mutant = '';
      document.head.append(style);
      setTimeout(() => style.remove(), 50);
    }),
  },
  {
    fault: 'writes its own attributes',
    check: /document head/,
    message: /light DOM/,
    View: withEffect(({ element }) => element.host?.setAttribute('data-mine', '')),
  },
  {
    fault: 'logs',
    check: /nothing to the console/,
    message: /console, scene "at rest": hello/,
    View: withEffect(() => console.log('hello')),
  },
  {
    fault: 'has an image without alternative text',
    check: /axe/,
    message: /image-alt/,
    // biome-ignore lint/a11y/useAltText: the fault this mutant tests
    View: withMore(<img src="data:," />),
  },
  {
    fault: 'has a part that the contract does not list',
    check: /axe/,
    message: /parts that the contract does not list: extra/,
    View: withMore(<i part="extra" />),
  },
  {
    fault: 'has a slot that the contract does not list',
    check: /axe/,
    message: /slots that the contract does not list: extra/,
    View: withMore(<slot name="extra" />),
  },
  {
    fault: 'lists a part and a slot that do not exist',
    check: /axe/,
    message:
      /slots of the contract that no scene has shown: lost[\s\S]*parts of the contract that no scene has shown: gone/,
    contract: {
      parts: { gone: { description: '' } },
      slots: { lost: { description: '' } },
    } as unknown as Partial<Contract>,
  },
  {
    fault: 'lists an event and a state that never come',
    check: /axe/,
    message:
      /states of the contract that no scene has shown: sad[\s\S]*events of the contract that no scene has shown: travel-never/,
    contract: {
      states: { sad: { description: '' } },
      events: { 'travel-never': { description: '', detail: {} } },
    } as unknown as Partial<Contract>,
  },
  {
    fault: 'sends a detail that the contract does not describe',
    check: /axe/,
    message: /travel-fixture-count: detail lacks \[count\], has beyond it \[total\]/,
    View: ({ element, ...rest }) => (
      <CounterView {...rest} element={{ ...element, emit: (name) => element.emit(name, { total: 1 } as never) }} />
    ),
  },
  {
    fault: 'dispatches an event that does not bubble',
    check: /axe/,
    message: /must bubble and be composed/,
    View: ({ element, ...rest }) => (
      <CounterView
        {...rest}
        element={{
          ...element,
          emit: (name, detail) =>
            element.host?.dispatchEvent(new CustomEvent(name, { detail, cancelable: true })) ?? true,
        }}
      />
    ),
  },
  {
    fault: 'promises a custom property that it does not read',
    check: /custom property/,
    message: /--travel-fixture-color/,
    css: ':host { --x: var(--travel-fixture-color-two) }',
  },
  {
    fault: 'makes a sheet of its own for every element',
    check: /twice/,
    message: /share their style sheet/,
    css: 'each',
  },
  {
    fault: 'catches errors itself and shows nothing',
    check: /fallback/,
    message: /no travel-error/,
    View: () => <slot name="start" />,
  },
];

test.each(MUTANTS)(
  'catches a piece that $fault',
  async ({ check, message, View = CounterView, contract: patch = {}, css }) => {
    const contract = mutant(patch);
    const shared = new CSSStyleSheet();
    shared.replaceSync(css ?? ':host { color: var(--travel-fixture-color) }');
    const define = (): void =>
      defineElement<Contract, CounterPreparation>(
        contract,
        View as unknown as ComponentType<PieceProps<Contract, CounterPreparation>>,
        {
          prepare: async () => ({
            prepared: { greeting: 'Hello' },
            sheets: [css === 'each' ? new CSSStyleSheet() : shared],
          }),
        },
      );
    const failed = await failures(contract, define, check);
    // The next piece would else be blamed for its going.
    await expect.poll(() => document.querySelector('[data-mutant]')).toBeNull();
    expect([...failed.keys()]).toHaveLength(1);
    expect([...failed.values()][0]).toMatch(message);
  },
);

test('catches the faults of an element made by r2wc alone', async () => {
  const contract = mutant({});
  const Plain = (): ReactNode => {
    const [n] = useState(0);
    return <p>{n}</p>;
  };
  const Base = r2wc<Record<string, never> & { container?: HTMLElement }, Root>(
    Plain,
    { shadow: 'open', props: { text: 'string', open: 'boolean', stepSize: 'number', tone: 'string', items: 'json' } },
    {
      mount: (container, View) => {
        const root = createRoot(container);
        root.render(<View />);
        return root;
      },
      update: () => undefined,
      unmount: (root) => root.unmount(),
    },
  );
  class Ready extends Base {
    static travelVersion = contract.version;
    connectedCallback(): void {
      (Base.prototype as { connectedCallback?(): void }).connectedCallback?.call(this);
      setTimeout(() => this.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true })), 5);
    }
  }
  const define = (): void => {
    if (!customElements.get(contract.tag)) customElements.define(contract.tag, Ready);
  };
  expectConsole(/SyntaxError/, Number.POSITIVE_INFINITY); // r2wc throws for bad JSON
  const failed = await failures(contract, define, /^(?!shows)/);
  expect([...failed.keys()]).toEqual(
    expect.arrayContaining([
      'keeps properties that were set before the upgrade',
      'keeps its nodes when it is moved, by append() and by moveBefore()',
    ]),
  );
  // One wrong attribute hides no other.
  const attributes = failed.get('takes each attribute; its removal restores the default');
  for (const name of ['open', 'text']) expect(attributes).toMatch(new RegExp(`^${name} (at|after|without) `, 'm'));
  const properties = failed.get('takes each property, and writes its attribute unless that is JSON');
  expect(properties).toMatch(/^(items|attribute items)\b/m);
  const values = failed.get('keeps the last good value of an attribute that is wrong, and says so once');
  expect(values).toMatch(/^(tone after tone=|console lines for tone=)/m);
  expect(failed.has('is defined once, with its version')).toBe(false);
});

test('catches a piece whose definition is missing or of another version', async () => {
  const missing = mutant({});
  expect((await failures(missing, () => undefined, /defined once/)).size).toBe(1);
  const other = mutant({});
  const define = (): void => {
    if (customElements.get(other.tag)) return;
    customElements.define(other.tag, class extends HTMLElement {});
  };
  expect([...(await failures(other, define, /defined once/)).values()][0]).toMatch(/travelVersion/);
});
