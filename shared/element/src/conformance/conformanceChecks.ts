import { expectConsole } from '@travel-shell/testing/testConsole';
import axe from 'axe-core';
import { attributeName } from '../attributeName.ts';
import { defaultOf } from '../attributeValue.ts';
import type { AttributeContract, ElementContract } from '../contract.ts';
import { ResourceCount } from './ResourceCount.ts';

type Instance = HTMLElement & Record<string, unknown>;

/** Two values of an attribute: as HTML text, and the property value that text means. */
export interface Sample {
  text: string;
  value: unknown;
}

export interface ConformanceOptions<C extends ElementContract = ElementContract> {
  /** Defines the tag; called more than once. Usually the piece's own `defineX` or `() => import('./element.ts')`. */
  define: () => unknown;
  /** Attributes every instance gets, for example the locale. */
  attributes?: Record<string, string>;
  /** Light DOM of every instance. Without it: one fallback link. */
  html?: string;
  /** For attributes whose valid values cannot be derived from their type: JSON, and strings with a format. */
  samples?: { [K in keyof C['attributes']]?: Sample };
  /**
   * Ways to use the piece. Together with the piece at rest they must show every slot and part of the contract, turn on
   * every state, and dispatch every event; axe looks at the piece after each.
   */
  scenes?: Record<string, (element: HTMLElement) => unknown>;
  /** Runs before each check, for instance to mock a back end; the returned function runs after it. */
  setUp?: () => undefined | (() => void);
  /** Style sheets that each element has for itself, such as rules for widths measured in it. Default: 0. */
  ownSheets?: number;
  /** Rounds of removing and re-adding. Default: 20. */
  rounds?: number;
}

export interface ConformanceCheck {
  title: string;
  run: () => Promise<void>;
}

const WAIT = 5000;
/** ms without a change after which a view has settled. */
const QUIET = 100;

class ConformanceError extends Error {
  override name = 'ConformanceError';
}

/** Not those of a spinner, which never end, nor those that follow a scroll. */
/** With those of shadow trees, which `getAnimations()` of a root leaves out. */
const finiteAnimations = (root: Document | ShadowRoot = document): Animation[] => [
  ...root
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    ),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? finiteAnimations(shadowRoot) : [])),
];

function fail(message: string): never {
  throw new ConformanceError(message);
}

function assert(condition: unknown, message: string): asserts condition {
  if (!condition) fail(message);
}

function show(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function assertSame(actual: unknown, expected: unknown, what: string): void {
  const isSame = Object.is(actual, expected) || (typeof expected === 'object' && show(actual) === show(expected));
  assert(isSame, `${what}: expected ${show(expected)}, got ${show(actual)}`);
}

async function turn(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function until(condition: () => unknown, what: string): Promise<void> {
  const end = performance.now() + WAIT;
  while (!condition()) {
    if (performance.now() > end) fail(`${what}: did not happen within ${WAIT} ms`);
    await turn();
  }
}

/** Waits until nothing has changed in the root for a while, so that lazy parts of the view have arrived. */
async function settled(root: ShadowRoot): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(root, { childList: true, subtree: true });
  await until(() => performance.now() - changed > QUIET, 'the view settles');
  observer.disconnect();
}

/** The lines that `act` writes to the console, beside errors and warnings. */
async function consoleDuring(act: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const { log, info, debug } = console;
  const record = (...parts: unknown[]): void => {
    lines.push(parts.join(' '));
  };
  Object.assign(console, { log: record, info: record, debug: record });
  try {
    await act();
  } finally {
    Object.assign(console, { log, info, debug });
  }
  return lines;
}

function heardOnce(target: EventTarget, name: string, what: string): Promise<CustomEvent> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ConformanceError(`${what}: no ${name} within ${WAIT} ms`)), WAIT);
    const hear = (event: Event): void => {
      clearTimeout(timer);
      resolve(event as CustomEvent);
    };
    target.addEventListener(name, hear, { once: true });
  });
}

/** Two different valid values if the type has two, else the same one twice. */
function samplesOf(attribute: AttributeContract, given: Sample | undefined): Sample[] {
  if (given) return [given];
  switch (attribute.type) {
    case 'boolean':
      return [{ text: '', value: true }];
    case 'number':
      return [
        { text: '7', value: 7 },
        { text: '3', value: 3 },
      ];
    case 'enum':
      return attribute.values.map((value) => ({ text: value, value }));
    case 'string':
    case 'url':
      return [
        { text: 'sample', value: 'sample' },
        { text: '', value: '' },
      ];
    case 'json':
      return attribute.check ? [] : [{ text: '{"sample":1}', value: { sample: 1 } }];
  }
}

function badText(attribute: AttributeContract): string | undefined {
  if (attribute.type === 'json') return '{"unfinished":';
  if (attribute.type === 'number') return 'no number';
  if (attribute.type === 'enum') return attribute.isOpen ? undefined : 'no-such-value';
  if (attribute.type === 'url') return 'javascript:alert(1)';
  return undefined;
}

/** Named checks that every piece must pass, derived from its contract. `describeConformance` turns them into tests. */
export function conformanceChecks<const C extends ElementContract>(
  contract: C,
  options: ConformanceOptions<C>,
): ConformanceCheck[] {
  const { tag } = contract;
  const html = options.html ?? '<a slot="fallback" href="/">Home</a>';
  const scenes: Record<string, (element: HTMLElement) => unknown> = { 'at rest': () => undefined, ...options.scenes };
  const rounds = options.rounds ?? 20;
  const attributes = Object.entries(contract.attributes).map(([property, attribute]) => {
    const samples = samplesOf(attribute, options.samples?.[property]);
    return { property, name: attributeName(property), attribute, samples };
  });

  function dress(element: HTMLElement): Instance {
    for (const [name, text] of Object.entries(options.attributes ?? {})) element.setAttribute(name, text);
    element.innerHTML = html;
    return element as Instance;
  }

  const create = (): Instance => dress(document.createElement(tag));

  /** An element parsed in another document: not upgraded until it is moved to this one. */
  const createBeforeUpgrade = (): Instance => dress(document.implementation.createHTMLDocument('').createElement(tag));

  async function mount(element: Instance): Promise<Instance> {
    const ready = heardOnce(element, 'travel-ready', `<${tag}> on the page`);
    document.body.append(element);
    await ready;
    return element;
  }

  const rootOf = (element: HTMLElement): ShadowRoot => element.shadowRoot ?? fail(`<${tag}> has no open shadow root`);

  /** The default value, or the one the tag gets from `options.attributes`. */
  function standing(name: string, attribute: AttributeContract, property: string): unknown {
    const text = options.attributes?.[name];
    if (text === undefined) return defaultOf(attribute);
    const probe = document.createElement(tag) as Instance;
    probe.setAttribute(name, text);
    return probe[property];
  }

  async function isGone(element: Instance): Promise<void> {
    await until(() => rootOf(element).childNodes.length === 0, 'removal empties the shadow root');
  }

  const checks: ConformanceCheck[] = [];

  function check(title: string, body: () => Promise<void>): void {
    checks.push({
      title,
      run: async () => {
        const tearDown = options.setUp?.();
        const before = new Set(document.body.childNodes);
        try {
          await options.define();
          await body();
        } finally {
          for (const node of [...document.body.childNodes]) if (!before.has(node)) node.remove();
          await turn();
          tearDown?.();
        }
      },
    });
  }

  check('is defined once, with its version', async () => {
    const first = customElements.get(tag);
    assert(first, `define() has not defined <${tag}>`);
    await options.define();
    assertSame(customElements.get(tag), first, 'class after a second define()');
    assertSame((first as { travelVersion?: string }).travelVersion, contract.version, 'travelVersion');
  });

  /**
   * On one element: an attribute is looked at while the others stand as each instance has them. What is wrong with one
   * does not hide what is wrong with the next.
   */
  async function ofEach(look: (element: Instance, each: (typeof attributes)[number]) => void): Promise<void> {
    const element = await mount(create());
    const problems: string[] = [];
    for (const each of attributes) {
      try {
        look(element, each);
      } catch (error) {
        if (!(error instanceof ConformanceError)) throw error;
        problems.push(error.message);
      }
      await turn();
      const text = options.attributes?.[each.name];
      element.removeAttribute(each.name);
      if (text !== undefined) element.setAttribute(each.name, text);
    }
    await turn();
    if (problems.length > 0) fail(problems.join('\n'));
  }

  check('takes each attribute; its removal restores the default', () =>
    ofEach((element, { property, name, attribute, samples }) => {
      assert(samples.length > 0, `give options.samples.${property}: a good value does not follow from its type`);
      assertSame(element[property], standing(name, attribute, property), `${property} at first`);
      for (const { text, value } of samples) {
        element.setAttribute(name, text);
        assertSame(element[property], value, `${property} after ${name}="${text}"`);
      }
      element.removeAttribute(name);
      assertSame(element[property], defaultOf(attribute), `${property} without ${name}`);
    }),
  );

  check('takes each property, and writes its attribute unless that is JSON', () =>
    ofEach((element, { property, name, attribute, samples }) => {
      const isJson = attribute.type === 'json';
      const before = element.getAttribute(name);
      for (const { value } of samples) {
        element[property] = value;
        assert(Object.is(element[property], value), `${property} = ${show(value)} is kept as it is`);
        const text = value === true ? '' : value === false ? null : String(value);
        assertSame(element.getAttribute(name), isJson ? before : text, `attribute ${name}`);
      }
      element[property] = undefined;
      if (!isJson) assertSame(element.getAttribute(name), null, `attribute ${name} after undefined`);
      assertSame(element[property], defaultOf(attribute), `${property} after undefined`);
    }),
  );

  if (attributes.some(({ attribute }) => badText(attribute) !== undefined)) {
    check('keeps the last good value of an attribute that is wrong, and says so once', () =>
      ofEach((element, { property, name, attribute, samples }) => {
        const bad = badText(attribute);
        if (bad === undefined) return;
        const good = samples.at(-1);
        if (good) element.setAttribute(name, good.text);
        const value = element[property];
        const lines = expectConsole(new RegExp(`ATTRIBUTE_INVALID: <${tag}> attribute ${name}=`));
        element.setAttribute(name, bad);
        element.setAttribute(name, bad);
        assertSame(element[property], value, `${property} after ${name}="${bad}"`);
        assertSame(lines.length, 1, `console lines for ${name}="${bad}"`);
      }),
    );
  }

  check('keeps properties that were set before the upgrade', async () => {
    const element = createBeforeUpgrade();
    const early = attributes.flatMap(({ property, samples }) =>
      samples.slice(-1).map(({ value }) => ({ property, value })),
    );
    const inputs = Object.keys(contract.properties ?? {}).map((property) => ({ property, value: () => property }));
    for (const { property, value } of [...early, ...inputs]) element[property] = value;
    await mount(element);
    for (const { property, value } of [...early, ...inputs]) {
      assert(!Object.hasOwn(element, property), `${property} still hides the accessor of <${tag}>`);
      assert(Object.is(element[property], value), `${property} set before the upgrade is lost`);
    }
  });

  check('shows what its contract lists, with no axe violation, and writes nothing to the console', async () => {
    const seen = {
      slots: new Set<string>(['fallback']),
      parts: new Set<string>(),
      states: new Set<string>(),
      events: new Set<string>(),
    };
    const problems: string[] = [];
    const hear = (event: Event): void => {
      const { type, bubbles, composed, cancelable, detail } = event as CustomEvent<Record<string, unknown> | null>;
      const promised = contract.events[type as `travel-${string}`];
      seen.events.add(type);
      if (!promised) return;
      if (!bubbles || !composed) problems.push(`${type} must bubble and be composed`);
      if (cancelable !== (promised.cancelable ?? false)) problems.push(`${type}: cancelable is ${cancelable}`);
      const extra = Object.keys(detail ?? {}).filter((field) => !Object.hasOwn(promised.detail, field));
      const missing = Object.entries(promised.detail)
        .filter(([field, { isOptional }]) => !isOptional && !Object.hasOwn(detail ?? {}, field))
        .map(([field]) => field);
      if (extra.length + missing.length > 0)
        problems.push(`${type}: detail lacks [${missing}], has beyond it [${extra}]`);
    };

    for (const [scene, act] of Object.entries(scenes)) {
      const element = create();
      // On the element too: an ancestor does not receive an event that does not bubble.
      for (const name of Object.keys(contract.events)) element.addEventListener(name, hear);
      const lines = await consoleDuring(async () => {
        await mount(element);
        const root = rootOf(element);
        const note = () => {
          for (const slot of root.querySelectorAll('slot')) seen.slots.add(slot.name);
          for (const node of root.querySelectorAll('[part]')) for (const part of node.part) seen.parts.add(part);
        };
        // Some parts are there only until an answer comes.
        const changes = new MutationObserver(note);
        changes.observe(root, { childList: true, subtree: true });
        await act(element);
        await turn();
        changes.disconnect();
        note();
      });
      // Errors and warnings fail a test anyway.
      if (lines.length > 0) problems.push(`console, scene "${scene}": ${lines.join('\n')}`);
      for (const state of Object.keys(contract.states)) if (element.matches(`:state(${state})`)) seen.states.add(state);
      // An element that fades in has too little contrast.
      await Promise.allSettled(finiteAnimations().map(({ finished }) => finished));
      const { violations } = await axe.run(element, { resultTypes: ['violations'] });
      for (const { id, help, nodes } of violations) {
        problems.push(
          `axe, scene "${scene}": ${id} (${help}) at ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
        );
      }
      element.remove();
      await isGone(element);
    }

    for (const kind of ['slots', 'parts', 'states', 'events'] as const) {
      const listed = Object.keys(contract[kind]);
      const absent = listed.filter(
        (name) => !seen[kind].has(name) && !contract.events[name as `travel-${string}`]?.isOfPage,
      );
      if (absent.length > 0) problems.push(`${kind} of the contract that no scene has shown: ${absent.join(', ')}`);
      const unlisted = [...seen[kind]].filter((name) => !listed.includes(name) && name !== 'fallback');
      if (unlisted.length > 0) problems.push(`${kind} that the contract does not list: ${unlisted.join(', ')}`);
    }
    if (problems.length > 0) fail(problems.join('\n'));
  });

  check('reads every custom property of its contract in its style sheets', async () => {
    const element = await mount(create());
    const css = rootOf(element)
      .adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .join('\n');
    const unread = Object.keys(contract.cssProperties).filter(
      (name) => !new RegExp(`var\\(${name}(?![\\w-])`).test(css),
    );
    assert(unread.length === 0, `custom properties that no adopted style sheet reads: ${unread.join(', ')}`);
  });

  check('works twice on a page, each with its own values', async () => {
    const [one, two] = [await mount(create()), await mount(create())];
    assert(one.shadowRoot !== two.shadowRoot, 'two elements have two roots');
    const shared = new Set(rootOf(two).adoptedStyleSheets);
    const own = rootOf(one).adoptedStyleSheets.filter((sheet) => !shared.has(sheet));
    assert(own.length <= (options.ownSheets ?? 0), 'two elements share their style sheet objects');
    for (const { property, samples } of attributes) {
      const before = two[property];
      for (const { value } of samples) {
        one[property] = value;
        assertSame(two[property], before, `${property} of the other element`);
      }
    }
    await turn();
  });

  check('keeps its nodes when it is moved, by append() and by moveBefore()', async () => {
    const element = await mount(create());
    await settled(rootOf(element));
    const nodes = [...rootOf(element).querySelectorAll('*')];
    const place = document.createElement('div');
    document.body.append(place);
    let readyAgain = 0;
    element.addEventListener('travel-ready', () => {
      readyAgain += 1;
    });
    const isKept = (): boolean => nodes.every((node) => rootOf(element).contains(node));
    element.remove();
    place.append(element);
    await turn();
    assert(isKept() && readyAgain === 0, 'remove() and append() in one task keep the view');
    const body = document.body as unknown as { moveBefore?(node: Node, child: Node | null): void };
    if (body.moveBefore) {
      body.moveBefore(element, null);
      await turn();
      assert(isKept() && readyAgain === 0, 'moveBefore() keeps the view');
    }
  });

  check(`leaves nothing behind after ${rounds} removals`, async () => {
    const count = new ResourceCount();
    count.install();
    try {
      const element = create();
      const round = async (): Promise<void> => {
        await mount(element);
        element.remove();
        await isGone(element);
      };
      // After this, everything a page has once exists, such as the listeners of a shared store.
      await round();
      await turn();
      const before = { ...count.snapshot(), nodes: document.querySelectorAll('*').length };
      for (let left = rounds; left > 0; left -= 1) await round();
      await turn();
      const after = { ...count.snapshot(), nodes: document.querySelectorAll('*').length };
      assertSame(after, before, `held after ${rounds} rounds`);
      assertSame(rootOf(element).adoptedStyleSheets.length, 0, 'adopted sheets after removal');
      const states = Object.keys(contract.states).filter((state) => element.matches(`:state(${state})`));
      assertSame(states.join(), '', 'states after removal');
      assertSame(element.innerHTML, html, 'light DOM after removal');
    } finally {
      count.uninstall();
    }
  });

  check('can be cloned; the clone is an element of its own', async () => {
    const element = await mount(create());
    const clone = await mount(element.cloneNode(true) as Instance);
    assert(clone.shadowRoot !== element.shadowRoot, 'the clone has its own root');
    assertSame(rootOf(clone).querySelectorAll('*').length > 1, true, 'the clone has a view');
    element.remove();
    await isGone(element);
    assert(rootOf(clone).childNodes.length > 0, 'the clone outlives the original');
  });

  check('shows its fallback when its view fails, tells the page once, and recovers', async () => {
    const element = create();
    const errors: CustomEvent[] = [];
    const hear = (event: Event): void => {
      errors.push(event as CustomEvent);
    };
    document.addEventListener('travel-error', hear);
    // React creates its nodes with this method, so this breaks every view, and only views.
    const createNode = document.createElement;
    expectConsole(/VIEW_FAILED.*broken by the conformance suite/s);
    const told = heardOnce(element, 'travel-error', 'a broken view');
    document.body.append(element);
    try {
      document.createElement = ((name: string, how?: ElementCreationOptions) => {
        // The fallback of a failed view.
        if (name === 'slot' || name === 'p') return createNode.call(document, name, how);
        throw new Error('broken by the conformance suite');
      }) as typeof document.createElement;
      await told;
    } finally {
      Reflect.deleteProperty(document, 'createElement'); // uncovers the prototype's
    }
    await turn();
    document.removeEventListener('travel-error', hear);
    assertSame(errors.length, 1, 'travel-error events');
    const detail = errors[0]?.detail as Record<string, unknown>;
    assertSame(detail.tag, tag, 'detail.tag');
    assertSame(detail.phase, 'render', 'detail.phase');
    const slot = rootOf(element).querySelector<HTMLSlotElement>('slot[name=fallback]');
    assert(slot, 'no <slot name="fallback"> after the failure');
    const fallbacks = element.querySelectorAll(':scope > [slot=fallback]').length;
    assertSame(slot.assignedElements().length, fallbacks, 'fallback children in the slot');

    const changeable = attributes.find(({ samples }) => samples.length > 0);
    if (!changeable) return;
    const ready = heardOnce(element, 'travel-ready', 'a new value after a failure');
    for (const { value } of changeable.samples) element[changeable.property] = value;
    element[changeable.property] = undefined;
    await ready;
  });

  check('leaves the document head, its own attributes and its light DOM alone', async () => {
    const head = document.head.innerHTML;
    const element = create();
    const own = (): string => {
      const copy = element.cloneNode(true) as HTMLElement;
      // A form that autofill finds, in a slot that the contract reserves for it.
      if (Object.hasOwn(contract.slots, 'form')) copy.querySelector(':scope > [data-travel-form]')?.remove();
      return copy.outerHTML;
    };
    const before = own();
    await mount(element);
    assertSame(document.head.innerHTML, head, 'document.head');
    assertSame(own(), before, 'the element in the light DOM');
  });

  return checks;
}
