export { Switch, type SwitchProps } from './Switch.tsx';
export { default as switchSheet } from './switch.shadow.css';
export { SwitchControl, SwitchHint, SwitchLabel, SwitchRoot, type SwitchRootProps } from './switchParts.tsx';
