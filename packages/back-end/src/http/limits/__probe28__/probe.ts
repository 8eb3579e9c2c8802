export type Probe = typeof import('../../../areas/mail/Mail.ts');
