let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * 49,000 passwords that leaks have most often, in lower case. Loaded on first use: 16 MB that a server needs only once
 * someone chooses a password.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loaded;
}
