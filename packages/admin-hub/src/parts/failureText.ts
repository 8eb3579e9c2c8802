import { ApiError } from '@travel-shell/api';
import { refusalText } from '@travel-shell/piece/company-screens';
import type { FormMessages } from '@travel-shell/piece/form';
import type { Messages } from '../messages/generated/Messages.ts';

/** The text for an administrator whose press has failed; for support, the text that forms have for it. */
export function failureText(error: unknown, common: Messages['common'], words: FormMessages): string {
  if (error instanceof ApiError && error.serverCode === 'NOT_WHILE_ACTING') return words.acting;
  return refusalText(error, common);
}
