export { FragmentError } from './FragmentError.ts';
export { createRenderer, type FragmentOptions, type FragmentRenderer } from './renderFragment.tsx';
