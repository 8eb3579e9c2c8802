import type { Credentials, Role } from 'travel-shell-conformance';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';

const signIn = (username: string): Credentials => ({ username, password: DEMO_PASSWORD });

/** The accounts the conformance command uses on our own server. */
export const DEMO_ACCOUNTS_BY_ROLE: Record<Role, Credentials> = {
  account: signIn('ada@example.com'),
  member: signIn('liam@meridian.example'),
  // The company's plan has all features.
  admin: signIn('aiko@meridian.example'),
  otherAdmin: signIn('hana@cornerbooks.example'),
};

/** `DEMO_ACCOUNTS_BY_ROLE` as arguments of the command. */
export const accountArguments: string[] = Object.entries(DEMO_ACCOUNTS_BY_ROLE).flatMap(([role, account]) => [
  `--${role === 'otherAdmin' ? 'other-admin' : role}`,
  `${account.username}:${account.password}`,
]);
