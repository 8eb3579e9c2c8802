export { Avatar, type AvatarProps, type AvatarState } from './Avatar.tsx';
export { default as avatarSheet } from './avatar.shadow.css';
export { shortNameOf } from './shortNameOf.ts';
