export type Probe = typeof import('../../../../shared/core/src/index.ts');
