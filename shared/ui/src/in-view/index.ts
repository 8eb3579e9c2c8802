export { useInView } from './useInView.ts';
