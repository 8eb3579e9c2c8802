/** NIST SP 800-63B §5.1.1.2: require length, no character classes. */
export const PASSWORD_MIN_LENGTH = 8;

/** The message for an invalid new password; null when it is valid. */
export function checkNewPassword(password: string, login: string): string | null {
  if ([...password].length < PASSWORD_MIN_LENGTH) {
    return `Please choose a password of at least ${PASSWORD_MIN_LENGTH} characters.`;
  }
  if (password.trim().toLowerCase() === login) return 'Please choose a password other than your address.';
  return null;
}
