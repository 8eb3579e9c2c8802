export type Probe = typeof import('../../auth/logIn.ts');
