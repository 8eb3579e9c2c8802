export type Probe = typeof import('../../../../scripts/manifest.ts');
