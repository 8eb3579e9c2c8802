export type Probe = typeof import('../../pages/html.ts');
