/** The only file that imports Vitest's browser mode and its React renderer. */
export { cdp, commands, type Locator, page, server, userEvent } from 'vitest/browser';
export { cleanup, render } from 'vitest-browser-react/pure';
