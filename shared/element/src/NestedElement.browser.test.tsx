import { setCookie } from '@travel-shell/core/cookies';
import { render } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NestedElement } from './NestedElement.tsx';

const scope = globalThis as { travelShell?: { load(tag: string): Promise<void> } };
const load = vi.fn(async (_tag: string) => {});

function withLoader(answer: (tag: string) => Promise<void> = async () => {}): void {
  load.mockReset().mockImplementation(answer);
  scope.travelShell = { load };
}

const COOKIES = ['travel_currency_chosen', 'travel_signed_in'];
const forgetCookies = () => {
  for (const cookie of COOKIES) setCookie(`${cookie}=1;path=/;max-age=0`);
};
// Other tests leave some.
beforeEach(forgetCookies);
afterEach(() => {
  forgetCookies();
  delete scope.travelShell;
  document.body.replaceChildren();
});

const View = () => (
  <p>
    <NestedElement tag="travel-nested-test" brand="sister" class="picker" />
  </p>
);

test('renders the tag with its attributes, and loads the piece once it is on the screen', async () => {
  withLoader();
  const screen = await render(<View />);
  const element = screen.container.querySelector('travel-nested-test');
  expect(element?.getAttribute('brand')).toBe('sister');
  expect(element?.className).toBe('picker');
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['travel-nested-test']]));
});

test('loads nothing while it is hidden', async () => {
  withLoader();
  const screen = await render(
    <div style={{ display: 'none' }}>
      <View />
    </div>,
  );
  await runPending();
  expect(load).not.toHaveBeenCalled();
  screen.container.querySelector<HTMLElement>('div')?.style.removeProperty('display');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('logs a piece that fails to load', async () => {
  withLoader(() => Promise.reject(new Error('down')));
  expectConsole(/LOAD_FAILED: <travel-nested-test> could not be loaded\. Its place stays unchanged\./);
  await render(<View />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await runPending();
});

test('works without a loader on the page', async () => {
  const screen = await render(<View />);
  await runPending();
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

test('avoids innerHTML, which Trusted Types block', async () => {
  const set = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const screen = await render(<View />);
  await screen.rerender(<View />);
  expect(screen.container.querySelector('travel-nested-test')).not.toBeNull();
  expect(set).not.toHaveBeenCalled();
  set.mockRestore();
});

test('hydrating the view keeps the server’s fragment of the piece, which loads on first intent', async () => {
  withLoader();
  const container = serve('<template shadowrootmode="open"><b>Served</b></template><i slot="fallback">Link</i>');
  const served = [...container.querySelectorAll('*')];
  const inside = container.querySelector('travel-nested-test')?.shadowRoot?.firstElementChild;
  expect(inside?.textContent).toBe('Served');
  const root = hydrateRoot(container, <View />, { onRecoverableError: (error) => expect.unreachable(String(error)) });
  await runPending();
  expect([...container.querySelectorAll('*')]).toEqual(served);
  expect(container.querySelector('travel-nested-test')?.shadowRoot?.firstElementChild).toBe(inside);
  expect(load).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++)
    inside?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  expect(load.mock.calls).toEqual([['travel-nested-test']]);
  root.unmount();
});

test.each(COOKIES)(
  'a fragment that may lack what is the visitor’s own, by the cookie %s, loads without being touched',
  async (cookie) => {
    withLoader();
    setCookie(`${cookie}=1;path=/`);
    const container = serve('<template shadowrootmode="open"><b>Served</b></template>');
    const root = hydrateRoot(container, <View />);
    await vi.waitFor(() => expect(load.mock.calls).toEqual([['travel-nested-test']]));
    root.unmount();
  },
);

test('a fragment inserted as text keeps its inert template for the piece', async () => {
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
