export { Retry } from './Retry.tsx';
export { useRetry } from './useRetry.ts';
