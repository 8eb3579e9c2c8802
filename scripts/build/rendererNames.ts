/** What the built renderer exports for others, beside what its own command needs. */
export const RENDERER_NAMES = [
  'renderFragment',
  'renderedAttributes',
  'openScreen',
  'FRAGMENT_PIECES',
  'registerBrand',
] as const;
