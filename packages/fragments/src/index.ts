export { FragmentError } from './FragmentError.ts';
export { createRenderer, type FragmentOptions, type FragmentRenderer, type OpenedScreen } from './renderFragment.tsx';
