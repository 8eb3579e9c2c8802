export type Probe = typeof import('../../business/tiers.ts');
