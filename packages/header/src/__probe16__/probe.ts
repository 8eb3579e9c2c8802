export type Probe = typeof import('../../../footer/src/contract.ts');
