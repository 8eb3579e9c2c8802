/** The exports of the built renderer for others, beside those that its own command needs. */
export const RENDERER_NAMES = [
  'renderFragment',
  'renderedAttributes',
  'openScreen',
  'FRAGMENT_PIECES',
  'registerBrand',
] as const;
