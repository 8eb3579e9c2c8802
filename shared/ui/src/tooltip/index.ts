export { autoCloseDelay } from '../configured.ts';
export { SEEN_AFTER_MS } from '../constants.ts';
export { Tooltip, type TooltipProps, type TooltipTriggerProps } from './Tooltip.tsx';
export { default as tooltipSheet } from './tooltip.shadow.css';
