import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConsole } from '../../../scripts/testConsole.ts';
import { NestedElement } from './NestedElement.tsx';

const scope = globalThis as { travelShell?: { load(tag: string): Promise<void> } };
const load = vi.fn(async (_tag: string) => {});

function withLoader(answer: (tag: string) => Promise<void> = async () => {}): void {
  load.mockReset().mockImplementation(answer);
  scope.travelShell = { load };
}

afterEach(() => {
  delete scope.travelShell;
  document.body.replaceChildren();
});

const View = () => (
  <p>
    <NestedElement tag="travel-nested-test" brand="sister" class="picker" />
  </p>
);

test('is the tag with its attributes, and asks the loader for the piece once it is on the screen', async () => {
  withLoader();
  const screen = await render(<View />);
  const element = screen.container.querySelector('travel-nested-test');
  expect(element?.getAttribute('brand')).toBe('sister');
  expect(element?.className).toBe('picker');
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['travel-nested-test']]));
});

test('asks for nothing while it is not shown', async () => {
  withLoader();
  const screen = await render(
    <div style={{ display: 'none' }}>
      <View />
    </div>,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(load).not.toHaveBeenCalled();
  screen.container.querySelector<HTMLElement>('div')?.style.removeProperty('display');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('a piece that does not come is logged', async () => {
  withLoader(() => Promise.reject(new Error('down')));
  expectConsole(/LOAD_FAILED: <travel-nested-test> could not be loaded; its place stays as it is\./);
  await render(<View />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
});

test('does without a loader on a page that has none', async () => {
  const screen = await render(<View />);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.container.querySelector('travel-nested-test')?.childNodes).toHaveLength(0);
});

/** As a server sends the view, with the piece's own fragment inside. */
function serve(fragment: string): HTMLElement {
  const html = renderToString(<View />).replace('></travel-nested-test>', `>${fragment}</travel-nested-test>`);
  const container = document.createElement('div');
  document.body.append(container);
  container.setHTMLUnsafe(html);
  return container;
}

test('goes through no innerHTML, which a page with Trusted Types refuses', async () => {
  const set = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const screen = await render(<View />);
  await screen.rerender(<View />);
  expect(screen.container.querySelector('travel-nested-test')).not.toBeNull();
  expect(set).not.toHaveBeenCalled();
  set.mockRestore();
});

test('hydrating the view keeps the fragment of the piece, which is loaded at the first intent', async () => {
  withLoader();
  const container = serve('<template shadowrootmode="open"><b>Served</b></template><i slot="fallback">Link</i>');
  const served = [...container.querySelectorAll('*')];
  const inside = container.querySelector('travel-nested-test')?.shadowRoot?.firstElementChild;
  expect(inside?.textContent).toBe('Served');
  const root = hydrateRoot(container, <View />, { onRecoverableError: (error) => expect.unreachable(String(error)) });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([...container.querySelectorAll('*')]).toEqual(served);
  expect(container.querySelector('travel-nested-test')?.shadowRoot?.firstElementChild).toBe(inside);
  expect(load).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++)
    inside?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  expect(load.mock.calls).toEqual([['travel-nested-test']]);
  root.unmount();
});

test('a fragment that came in as text keeps its inert template for the piece', async () => {
  withLoader();
  const container = serve('');
  const element = container.querySelector('travel-nested-test') as HTMLElement;
  element.innerHTML = '<template shadowrootmode="open"><b>Served</b></template>';
  const template = element.firstElementChild;
  const root = hydrateRoot(container, <View />, { onRecoverableError: (error) => expect.unreachable(String(error)) });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(element.firstElementChild).toBe(template);
  root.unmount();
});
