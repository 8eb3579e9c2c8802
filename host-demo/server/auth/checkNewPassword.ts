/** NIST SP 800-63B §5.1.1.2: length is what counts, and no rules about kinds of letters. */
export const PASSWORD_MIN_LENGTH = 8;

/** What is wrong with a new password, for the visitor; null when nothing is. */
export function checkNewPassword(password: string, login: string): string | null {
  if ([...password].length < PASSWORD_MIN_LENGTH) {
    return `Please choose a password of at least ${PASSWORD_MIN_LENGTH} characters.`;
  }
  if (password.trim().toLowerCase() === login) return 'Please choose a password other than your address.';
  return null;
}
