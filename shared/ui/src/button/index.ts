export { Button, type ButtonProps } from './Button.tsx';
export { default as buttonSheet } from './button.shadow.css';
export type { ButtonSize, ButtonVariant } from './buttonClass.ts';
