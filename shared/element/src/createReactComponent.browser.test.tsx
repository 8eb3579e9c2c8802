import { render } from '@travel-shell/testing/browser';
import { createRef, type ReactNode, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';
import { createReactComponent } from './createReactComponent.ts';
import { counterContract } from './fixtures/counterContract.ts';
import { defineCounter } from './fixtures/defineCounter.ts';
import { nextEvent, settle, shadowOf, textOf } from './fixtures/elements.ts';
import type { ElementOf } from './types.ts';

type CounterElement = ElementOf<typeof counterContract>;

const Counter = createReactComponent(counterContract);
const items = ['a', 'b'];

afterEach(async () => {
  document.body.replaceChildren();
  await settle();
});

test('properties set before the upgrade, the ref, children and events reach the element', async () => {
  const ref = createRef<CounterElement>();
  const heard = vi.fn();
  const pick = () => undefined;
  await render(
    <Counter ref={ref as Ref<CounterElement>} text="Add" items={items} onPick={pick} onTravelFixtureCount={heard}>
      <b slot="start">Start</b>
    </Counter>,
  );
  const element = ref.current as CounterElement;
  // Properties are not in a fragment, so the loader has to load it now.
  expect(element.getAttribute('load')).toBe('eager');
  const ready = nextEvent(element, 'travel-ready');
  defineCounter();
  await ready;
  expect(element.items).toBe(items);
  expect(element.onPick).toBe(pick);
  expect(textOf(element)).toContain('Add 0');
  expect(shadowOf(element).querySelector('slot')?.assignedElements()[0]?.textContent).toBe('Start');
  shadowOf(element).querySelector('button')?.click();
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ count: 1 });
});

test('changed and removed props reach the element, and only the latest listener is called', async () => {
  defineCounter();
  const ref = createRef<CounterElement>();
  const [first, second] = [vi.fn(), vi.fn()];
  const screen = await render(<Counter ref={ref} open tone="loud" items={items} onTravelFixtureCount={first} />);
  const element = ref.current as CounterElement;
  expect([element.open, element.tone, element.items]).toEqual([true, 'loud', items]);
  await screen.rerender(<Counter ref={ref} open={false} onTravelFixtureCount={second} />);
  expect([element.open, element.tone, element.items]).toEqual([false, 'calm', undefined]);
  await expect.poll(() => shadowOf(element).querySelector('button')).not.toBe(null);
  shadowOf(element).querySelector('button')?.click();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('hydrates in a React page without a mismatch, listeners included', async () => {
  defineCounter();
  const heard = vi.fn();
  const page = <Counter open stepSize={2} items={items} onTravelFixtureCount={heard} />;
  const place = document.createElement('div');
  document.body.append(place);
  const ready = nextEvent(place, 'travel-ready');
  place.innerHTML = renderToString(page);
  const element = place.firstElementChild as CounterElement;
  const mismatch = vi.fn();
  const root = hydrateRoot(place, page, { onRecoverableError: mismatch });
  await ready;
  await settle();
  expect(place.firstElementChild).toBe(element);
  expect(element.items).toBe(items);
  shadowOf(element).querySelector('button')?.click();
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ count: 2 });
  expect(mismatch).not.toHaveBeenCalled();
  root.unmount();
});

test('a listener turns on the attribute that the component names, on a server too, unless the page sets it', async () => {
  const Listened = createReactComponent({
    ...counterContract,
    events: { 'travel-fixture-count': { ...counterContract.events['travel-fixture-count'], turnsOn: 'text' } },
  });
  const listener = () => undefined;
  const textIn = (page: ReactNode) => /text="([^"]*)"/.exec(renderToString(page))?.[1];
  expect(textIn(<Listened />)).toBe(undefined);
  expect(textIn(<Listened onTravelFixtureCount={listener} text={undefined} />)).toBe('on');
  expect(textIn(<Listened text="off" onTravelFixtureCount={listener} />)).toBe('off');
  const screen = await render(<Listened onTravelFixtureCount={listener} />);
  await screen.rerender(<Listened />);
  expect(screen.container.querySelector('[text]')).toBe(null);
});
