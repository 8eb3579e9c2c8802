import { expect, it, vi } from 'vitest';
import { listen } from './listen.ts';

it.each([undefined, { capture: true }])(
  'hears a target until the signal is aborted, with the options %o',
  (options) => {
    const target = new EventTarget();
    const end = new AbortController();
    const heard = vi.fn();
    listen(target, 'told', heard, end.signal, options);
    target.dispatchEvent(new Event('told'));
    expect(heard).toHaveBeenCalledOnce();
    end.abort();
    target.dispatchEvent(new Event('told'));
    expect(heard).toHaveBeenCalledOnce();
  },
);

it('hears nothing where the signal has been aborted before', () => {
  const target = new EventTarget();
  const heard = vi.fn();
  listen(target, 'told', heard, AbortSignal.abort());
  target.dispatchEvent(new Event('told'));
  expect(heard).not.toHaveBeenCalled();
});
