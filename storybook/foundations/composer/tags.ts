import type { ElementContract } from '@travel-shell/element';

/** The tags of all pieces, so that a composition covers the whole shell. */
export const TAGS: readonly string[] = Object.values(
  import.meta.glob<ElementContract>(['../../../packages/*/src/contract.ts', '../../../packages/*/src/*/contract.ts'], {
    eager: true,
    import: 'contract',
  }),
).map(({ tag }) => tag);
