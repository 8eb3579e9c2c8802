export type Probe = typeof import('../../../createServer.ts');
