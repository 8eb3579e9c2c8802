export { Avatar, type AvatarProps, type AvatarState } from './Avatar.tsx';
export * from './generated/icons.ts';
export { Icon, type IconProps } from './Icon.tsx';
export { initialsOf } from './initialsOf.ts';
export { useFocusReturn } from './useFocusReturn.ts';
export { supportsAnchors, usePopoverPosition } from './usePopoverPosition.ts';
