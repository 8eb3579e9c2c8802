import { cleanup, render } from '@travel-shell/testing/browser';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, expect, test, vi } from 'vitest';
import { defineLazy, type Lazy } from './defineLazy.ts';
import { useLazy } from './useLazy.ts';

afterEach(() => cleanup());

type Part = { text: string };

function Shown({ lazy, wanted }: { lazy: Lazy<Part>; wanted: string | boolean }) {
  const { module, hasFailed, retry } = useLazy(lazy, wanted);
  return (
    <button type="button" onClick={retry}>
      {module?.text ?? (hasFailed ? 'failed' : 'waiting')}
    </button>
  );
}

const failOnce = () => {
  const start = vi.fn(async () => ({ text: 'there' })).mockRejectedValueOnce(new Error('offline'));
  return { start, lazy: defineLazy('header', start) };
};

test('loads nothing before it is wanted', async () => {
  const start = vi.fn(async () => ({ text: 'there' }));
  const lazy = defineLazy('header', start);
  const screen = await render(<Shown lazy={lazy} wanted={false} />);
  expect(start).not.toHaveBeenCalled();
  await screen.rerender(<Shown lazy={lazy} wanted />);
  await expect.element(screen.getByRole('button')).toHaveTextContent('there');
});

test('is there in the first render once another view has loaded it', async () => {
  const lazy = defineLazy('header', async () => ({ text: 'there' }));
  await lazy.load();
  const texts: (string | undefined)[] = [];
  const Probe = () => {
    texts.push(useLazy(lazy, true).module?.text);
    return null;
  };
  await render(<Probe />);
  expect(texts[0]).toBe('there');
});

test.each<[string, (button: HTMLElement) => void]>([
  ['retry() is called', (button) => button.click()],
  ['the browser is online again', () => dispatchEvent(new Event('online'))],
  ['the visitor comes back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('after a failure it tries again when %s', async (_, happen) => {
  const { start, lazy } = failOnce();
  expectConsole(/LOAD_FAILED/);
  const screen = await render(<Shown lazy={lazy} wanted />);
  const button = screen.getByRole('button');
  await expect.element(button).toHaveTextContent('failed');
  happen(button.element() as HTMLElement);
  await expect.element(button).toHaveTextContent('there');
  expect(start).toHaveBeenCalledTimes(2);
});

test('after a failure another reason to want it is another attempt', async () => {
  const { lazy } = failOnce();
  expectConsole(/LOAD_FAILED/);
  const screen = await render(<Shown lazy={lazy} wanted="near" />);
  await expect.element(screen.getByRole('button')).toHaveTextContent('failed');
  await screen.rerender(<Shown lazy={lazy} wanted="open" />);
  await expect.element(screen.getByRole('button')).toHaveTextContent('there');
});
