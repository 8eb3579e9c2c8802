export type Probe = typeof import('../../areas/auth/authTables.ts');
