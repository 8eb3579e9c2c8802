export { type Direction, directionOf } from './directionOf.ts';
export { languageTagOf } from './languageTagOf.ts';
export { resolveLocale } from './resolveLocale.ts';
