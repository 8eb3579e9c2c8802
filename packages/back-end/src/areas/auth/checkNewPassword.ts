import { registerFormRules } from '@travel-shell/contract/rules/registerFormRules';
import type { Services } from '../../http/Services.ts';
import { commonPasswords } from './commonPasswords.ts';
import { isGuessable } from './guessablePassword.ts';

/** NIST SP 800-63B §5.1.1.2: require length, no character classes. */
const { minLength } = registerFormRules.passwd;

/**
 * The message for an invalid new password; null when it is valid.
 * @param own addresses and names of whoever chooses it
 */
export async function checkNewPassword(
  { siteNames }: Pick<Services, 'siteNames'>,
  password: string,
  own: readonly string[],
): Promise<string | null> {
  if ([...password].length < minLength) {
    return `Please choose a password of at least ${minLength} characters.`;
  }
  if (isGuessable(password, await commonPasswords(), [...siteNames, ...own])) {
    return 'This password is too easy to guess: it is a common one, or made of your name, your address or ours. Please choose another one.';
  }
  return null;
}
