export type Probe = typeof import('../../errors/ApiError.ts');
