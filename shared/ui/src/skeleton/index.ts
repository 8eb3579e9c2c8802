export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { default as skeletonSheet } from './skeleton.shadow.css';
