import { defineContract } from '@travel-shell/element/contract';
import type { TravelShell } from '@travel-shell/loader/TravelShell';
import { render } from '@travel-shell/testing/browser';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPiece } from './createPiece.tsx';
import { SERVED } from './createProvider.fixtures.ts';
import { createProvider } from './createProvider.tsx';

const contract = defineContract({
  tag: 'travel-piece-probe',
  version: '1.0.0',
  summary: 'A piece of one test.',
  attributes: { size: { type: 'number', default: 1, description: 'Its size.' } },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {},
  states: {},
});

const load = vi.fn<(tag: string) => Promise<void>>();
const configure = vi.fn();
const start = vi.fn(() => ({ load, configure }) as unknown as TravelShell);
const ROOM = '@layer travel-shell{travel-piece-probe{display:block;min-block-size:40px}}';
const Provider = createProvider(start, ROOM);
const Piece = createPiece(contract);

beforeEach(() => {
  for (const mock of [load, configure, start]) mock.mockClear();
  load.mockResolvedValue(undefined);
});

it('configures the shell, then loads the element of each piece', async () => {
  const screen = await render(
    <Provider config={{ brand: 'sister' }}>
      <Piece size={3} />
    </Provider>,
  );
  expect(screen.container.querySelector('travel-piece-probe')?.getAttribute('size')).toBe('3');
  expect(configure.mock.calls).toEqual([[{ brand: 'sister' }]]);
  expect(load.mock.calls).toEqual([['travel-piece-probe']]);
  expect(configure.mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[0] as number);
});

it('applies a changed configuration, and the same one only once', async () => {
  const screen = await render(<Provider config={{ brand: 'sister' }} />);
  await screen.rerender(<Provider config={{ brand: 'sister' }} />);
  expect(configure).toHaveBeenCalledTimes(1);
  await screen.rerender(<Provider config={{ brand: 'partner' }} />);
  expect(configure.mock.lastCall).toEqual([{ brand: 'partner' }]);
});

it('hears of each navigation by its latest listener, until it is gone', async () => {
  const stop = vi.fn();
  const on = vi.fn((_type: string, _listener: (event: Event) => void) => stop);
  start.mockReturnValueOnce({ load, configure, on } as unknown as TravelShell);
  const first = vi.fn();
  const second = vi.fn();
  const screen = await render(<Provider onTravelNavigate={first} />);
  await screen.rerender(<Provider onTravelNavigate={second} />);
  expect(on).toHaveBeenCalledOnce();
  expect(on.mock.calls[0]?.[0]).toBe('travel-navigate');
  const event = new CustomEvent('travel-navigate');
  on.mock.calls[0]?.[1](event);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(event);
  await screen.rerender(<Provider />);
  expect(stop).toHaveBeenCalledOnce();
});

it('tells the page of a piece that cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  const lines = expectConsole(/LOAD_FAILED/);
  const failed = vi.fn();
  document.addEventListener('travel-error', failed, { once: true });
  await render(
    <Provider>
      <Piece />
    </Provider>,
  );
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(lines[0]).toContain('<travel-piece-probe> could not be loaded.');
  expect(failed.mock.calls[0]?.[0].detail).toMatchObject({ tag: 'travel-piece-probe', phase: 'load' });
});

it("keeps a piece's place in a server's page before script, and hydrates it", async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = `${SERVED}<div>What follows</div>`;
  expect(root.querySelector('div')?.offsetTop).toBe(root.offsetTop + 40);
  root.innerHTML = SERVED;
  const Served = createPiece({ ...contract, tag: 'travel-served-probe' });
  const problems: unknown[] = [];
  const mounted = hydrateRoot(
    root,
    <Provider>
      <Served />
    </Provider>,
    { onRecoverableError: (problem) => problems.push(problem) },
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('travel-served-probe'));
  expect(problems).toEqual([]);
  // The shell, which is none here, has them in a style sheet of its own by then.
  await vi.waitFor(() => expect(root.innerHTML).toBe('<travel-served-probe></travel-served-probe>'));
  mounted.unmount();
  root.remove();
});

it('needs a provider', () => {
  expect(() => renderToString(<Piece />)).toThrow('<travel-piece-probe> needs <TravelShellProvider> around it.');
});
