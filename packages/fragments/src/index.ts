export { FragmentError } from './FragmentError.ts';
export { FRAGMENT_PIECES, type FragmentOptions, renderFragment } from './renderFragment.tsx';
