export { type ShownItem, shownItems } from './shownItems.ts';
export { VerticalLink } from './VerticalLink.tsx';
