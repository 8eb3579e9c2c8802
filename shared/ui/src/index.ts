export { whenIdle } from '@travel-shell/core/whenIdle';
export { afterFrame } from './afterFrame.ts';
export { EmailText } from './EmailText.tsx';
export * from './generated/icons.ts';
export { Icon, type IconProps } from './Icon.tsx';
export { isComposing } from './isComposing.ts';
export { useEffectEvent } from './useEffectEvent.ts';
