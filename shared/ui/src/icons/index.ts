export * from '../generated/icons.ts';
export { Icon, type IconProps } from '../Icon.tsx';
