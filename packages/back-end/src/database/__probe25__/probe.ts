export type Probe = typeof import('../../http/Contract.ts');
