import { beforeEach } from 'vitest';
import { cleanup } from './browser.ts';

// The renderer's own clean-up counts for the file alone that imports it first, where files share a page.
beforeEach(cleanup);
