export type Probe = typeof import('.././Header.fixtures.ts');
