export type Probe = typeof import('@travel-shell/loader/bridge');
