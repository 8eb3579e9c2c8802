import { share } from '@travel-shell/core/share';

const loaded = new Map<'passwords', Promise<ReadonlySet<string>>>();

/**
 * 49,000 passwords that leaks have most often, in lower case. Loaded on first use: 16 MB that a server needs only once
 * someone chooses a password.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> =>
  share(
    loaded,
    'passwords',
    async () => new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']),
    true,
  );
