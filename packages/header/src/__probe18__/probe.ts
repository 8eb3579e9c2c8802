export type Probe = typeof import('../../../../host-demo/readPlan.ts');
