export { Badge, type BadgeProps, type BadgeTone } from './Badge.tsx';
export { default as badgeSheet } from './badge.shadow.css';
