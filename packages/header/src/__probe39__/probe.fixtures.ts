export type Probe = typeof import('@travel-shell/testing/mountElement');
