import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CounterView } from './fixtures/CounterView.ts';
import { counterContract } from './fixtures/counterContract.ts';
import { createReactComponent, defineElement, identifierPrefix, resolveValues, serverHandle } from './index.ts';

test('defining an element on a server does nothing', () => {
  expect(typeof globalThis.customElements).toBe('undefined');
  expect(() => defineElement(counterContract, CounterView as never)).not.toThrow();
});

test('a view renders to HTML from attribute text and an inert handle', () => {
  const { values } = resolveValues(counterContract, { text: 'Add', open: '' });
  const view = createElement(CounterView, { ...values, element: serverHandle(), prepared: { greeting: 'Hello' } });
  const html = renderToString(view, { identifierPrefix: identifierPrefix(counterContract.tag) });
  expect(html).toContain('>Add 0</button>');
  expect(html).toContain('data-note');
  expect(html).toContain(`id="_travel-fixture-counter-`);
});

test('the server handle has no host, and its methods do nothing', () => {
  const handle = serverHandle<typeof counterContract>();
  expect(handle.host).toBe(null);
  expect(handle.emit('travel-fixture-count', { count: 1 })).toBe(true);
  expect(() => handle.setState('counted', true)).not.toThrow();
});

test('the React component renders the tag with plain attributes, and leaves objects to the browser', () => {
  const Counter = createReactComponent(counterContract);
  const html = renderToString(
    createElement(Counter, {
      stepSize: 2,
      open: true,
      items: ['a'],
      className: 'wide',
      onTravelFixtureCount: () => undefined,
      children: createElement('b', { slot: 'start' }, 'Start'),
    }),
  );
  expect(html).toBe(
    '<travel-fixture-counter step-size="2" open="" class="wide"><b slot="start">Start</b></travel-fixture-counter>',
  );
});
