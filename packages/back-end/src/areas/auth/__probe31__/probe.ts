export type Probe = typeof import('../../../configuration/ServerOptions.ts');
