export { lockScroll } from './lockScroll.ts';
export { scrollToElement } from './scrollToElement.ts';
