export { default as scrollRowSheet } from './scroll-row.shadow.css';
export { scrollRowTo } from './scrollRowTo.ts';
