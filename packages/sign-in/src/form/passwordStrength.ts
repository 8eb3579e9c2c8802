import { MIN_PASSWORD_LENGTH } from './checkFields.ts';

export type PasswordStrength = 'short' | 'weak' | 'good' | 'strong';

/**
 * A hint, not a rule: the back end refuses what is short, common or made of names (NIST SP 800-63B), and its list is too
 * long for a page. Repetition, runs of adjacent characters and the visitor's own name do not count.
 */
export function passwordStrength(password: string, username: string): PasswordStrength {
  const characters = [...password.toLowerCase()];
  if (characters.length < MIN_PASSWORD_LENGTH) return 'short';
  const name = username.toLowerCase().split('@')[0] ?? '';
  const rest = name.length > 2 ? [...password.toLowerCase().replaceAll(name, '')] : characters;
  const fresh = rest.filter((character, i) => {
    const step = (character.codePointAt(0) ?? 0) - (rest[i - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1 && rest.indexOf(character) >= i - 8;
  });
  const score = new Set(fresh).size + fresh.length;
  if (score < 13) return 'weak';
  return score < 22 ? 'good' : 'strong';
}
