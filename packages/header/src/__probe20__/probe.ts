export type Probe = typeof import('@travel-shell/element/contract');
