import { CONFIG_DEFAULTS, setConfig } from '@travel-shell/core';
import { memo, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useConfig } from './useConfig.ts';

const scope = globalThis as { travelShell?: object };
afterEach(() => {
  delete scope.travelShell;
});

/** As a part of a view does that renders only when its own props change. */
const Part = memo(function Part(): ReactNode {
  return <p>{useConfig().signInUrl}</p>;
});

test('a part that reads the configuration renders again when the page changes it', async () => {
  scope.travelShell = { config: CONFIG_DEFAULTS };
  const holder = document.createElement('div');
  const root = createRoot(holder);
  root.render(<Part />);
  await vi.waitFor(() => expect(holder.textContent).toBe('/login'));
  setConfig({ ...CONFIG_DEFAULTS, signInUrl: '/enter' });
  dispatchEvent(new Event('travel-configured'));
  await vi.waitFor(() => expect(holder.textContent).toBe('/enter'));
  root.unmount();
});
