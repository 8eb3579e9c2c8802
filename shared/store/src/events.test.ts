import { expect, it, vi } from 'vitest';
import { createEvents } from './events.ts';

it('tells every listener of that event, until it ends', () => {
  const { publish, on } = createEvents();
  const menu = vi.fn();
  const signIn = vi.fn();
  const end = on('menu-toggle', menu);
  on('sign-in-requested', signIn);

  publish('menu-toggle', { source: 'travel-header' });
  end();
  publish('menu-toggle', { source: 'travel-header' });
  expect(menu).toHaveBeenCalledExactlyOnceWith({ source: 'travel-header' });
  expect(signIn).not.toHaveBeenCalled();
});
