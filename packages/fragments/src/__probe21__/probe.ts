export type Probe = typeof import('../../../header/src/contract.ts');
