export type Probe = typeof import('../../../../host-demo/demo/createDemoServer.ts');
