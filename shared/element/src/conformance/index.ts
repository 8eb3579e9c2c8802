export { type ConformanceCheck, type ConformanceOptions, conformanceChecks, type Sample } from './conformanceChecks.ts';
export { describeConformance } from './describeConformance.ts';
