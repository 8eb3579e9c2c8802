import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';
import { watchConsole } from './testConsole.ts';

watchConsole();

// Vitest waits for a second. `expect.poll` has a setting for that, in vitest.config.ts.
const { waitFor } = vi;
vi.waitFor = (condition, options) =>
  waitFor(condition, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
