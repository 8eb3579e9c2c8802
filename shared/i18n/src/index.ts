export { type Direction, directionOf } from './directionOf.ts';
export { formatMessage, type PlaceholdersOf, type ValuesOf } from './formatMessage.ts';
export type { MessagesLike } from './MessagesLike.ts';
export { resolveLocale } from './resolveLocale.ts';
