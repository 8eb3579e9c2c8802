import type { ElementContract } from '@travel-shell/element';

/** Of every piece there is, so that what is composed is for the whole shell. */
export const TAGS: readonly string[] = Object.values(
  import.meta.glob<ElementContract>(['../../../packages/*/src/contract.ts', '../../../packages/*/src/*/contract.ts'], {
    eager: true,
    import: 'contract',
  }),
).map(({ tag }) => tag);
