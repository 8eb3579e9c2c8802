export { focusRegion, useHeldFocus } from './useHeldFocus.ts';
