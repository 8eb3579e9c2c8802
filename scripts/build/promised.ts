/** Versions that others may have on pages and machines; `npm run test:ranges` tries the lowest and today's newest. */

/** A partner's React. Shared by our containers, and a peer of the packages on npm (D-62). */
export const REACT_RANGE = '^19.0.0';

/** Node, for those who install or build with our packages; jotai asks for it, too. */
export const NODE_RANGE = '>=22.12.0';

/** Vitest for a partner's unit tests: the first that takes the Vite with which the guide's configuration works. */
export const VITEST_RANGE = '>=4.1.0';
