/** Pinned here and not in package.json, where pnpm would look for a copy of itself in the lock file. Also in the Dockerfile. */
export const PNPM = 'pnpm@12.21.0';
