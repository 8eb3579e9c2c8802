/**
 * The only file that imports Vitest's browser mode and its React renderer. Importing it unmounts what the
 * previous test has rendered.
 */
export { cdp, commands, type Locator, page, server, userEvent } from 'vitest/browser';
export { cleanup, render } from 'vitest-browser-react';
