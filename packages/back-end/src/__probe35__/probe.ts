export type Probe = typeof import('../../../loader/src/bridge.ts');
