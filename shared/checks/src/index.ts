export { PRIVATE_KEYS } from './configTag.ts';
export { type Finding, KINDS, type Kind } from './Finding.ts';
export { findSavings } from './findSavings.ts';
export { inspect } from './inspect.ts';
export { problemsOf } from './kinds/checkConfig.ts';
export { type LayoutShift, ourShifts } from './ourShifts.ts';
export { readEmbedding } from './readEmbedding.ts';
