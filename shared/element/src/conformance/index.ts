export { describeConformance } from './describeConformance.ts';
