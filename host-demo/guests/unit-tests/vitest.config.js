import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Or happy-dom.
    environment: 'jsdom',
    // Before each test file; undoes after each test what the test has changed.
    setupFiles: ['@travel-shell/testing/vitest'],
    // So that Testing Library, too, cleans up after each test.
    globals: true,
  },
});
