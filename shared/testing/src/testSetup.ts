import { vi } from 'vitest';
import { holdNavigation } from './holdNavigation.ts';
import { WAIT_TIMEOUT_MS } from './patience.ts';
import { watchConsole } from './testConsole.ts';

watchConsole();
holdNavigation();

// Vitest waits for a second. `expect.poll` has a setting for that, in vitest.config.ts.
const { waitFor } = vi;
vi.waitFor = (condition, options) =>
  waitFor(condition, {
    timeout: WAIT_TIMEOUT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
