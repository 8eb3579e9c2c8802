export { Link, type LinkProps } from './Link.tsx';
export { default as linkSheet } from './link.shadow.css';
