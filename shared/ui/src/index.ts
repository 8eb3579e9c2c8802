export { afterFrame } from './afterFrame.ts';
export { Avatar, type AvatarProps, type AvatarState } from './avatar/Avatar.tsx';
export { initialsOf } from './avatar/initialsOf.ts';
export { shortNameOf } from './avatar/shortNameOf.ts';
export * from './generated/icons.ts';
export { Icon, type IconProps } from './Icon.tsx';
export { useFocusReturn } from './useFocusReturn.ts';
export { supportsAnchors, usePopoverPosition } from './usePopoverPosition.ts';
export { whenIdle } from './whenIdle.ts';
