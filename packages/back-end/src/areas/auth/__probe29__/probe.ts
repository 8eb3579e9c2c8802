export type Probe = typeof import('../../schema/migrations.ts');
