import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FirstRequest, type Handover, useRequest } from './useRequest.ts';

let host: HTMLElement;
let root: Root;
const answered: [object, FirstRequest][] = [];
/** The handover of the test's view. */
let handover: Handover;
let isMounted = false;
let ask: (request: object) => void;

function View({ opened }: { opened?: string }): ReactNode {
  const [request, setRequest] = useState<object>();
  ask = setRequest;
  isMounted = true;
  handover = useRequest({ element: { host, opened }, request }, (given, first) => answered.push([given, first]));
  return null;
}

beforeEach(() => {
  answered.length = 0;
  isMounted = false;
  host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).innerHTML = '<dialog></dialog><div id="view"></div>';
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const dialog = () => host.shadowRoot?.querySelector('dialog') as HTMLDialogElement;

async function mount(opened?: string): Promise<void> {
  root = createRoot(host.shadowRoot?.querySelector('#view') as Element);
  root.render(<View {...(opened !== undefined && { opened })} />);
  await vi.waitFor(() => expect(isMounted).toBe(true));
}
async function asked(request: object): Promise<FirstRequest> {
  const before = answered.length;
  ask(request);
  await vi.waitFor(() => expect(answered).toHaveLength(before + 1));
  return answered.at(-1)?.[1];
}

test('without a first screen each request is one of its own', async () => {
  await mount();
  expect(handover.isOpenAtFirst).toBe(false);
  expect(await asked({})).toBeUndefined();
  expect(await asked({})).toBeUndefined();
});

test('the first request is the one that the first screen was shown for', async () => {
  dialog().show();
  await mount('');
  expect(handover.isOpenAtFirst).toBe(true);
  expect(await asked({})).toBe('shown');
  expect(await asked({})).toBeUndefined();
});

test.each<[string, () => void]>([
  ['before React', () => {}],
  ['since, by its own button', () => handover.closed()],
  ['since, before React hears of presses', () => dialog().setAttribute('data-dismissed', '')],
])('it is dismissed where the visitor has closed that %s', async (when, close) => {
  if (when !== 'before React') dialog().show();
  await mount('');
  close();
  expect(await asked({})).toBe('dismissed');
});
