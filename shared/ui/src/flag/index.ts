export { Flag, type FlagProps } from './Flag.tsx';
export { default as flagSheet } from './flag.shadow.css';
