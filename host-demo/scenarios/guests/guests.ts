import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../guests');

/** Those with a router of their own. */
export const ROUTED = ['next', 'react-router', 'turbo', 'vue'];

/** The foreign projects that have a page. */
export const GUESTS = readdirSync(FOLDER).filter((name) =>
  ['index.html', 'app'].some((page) => existsSync(join(FOLDER, name, page))),
);
