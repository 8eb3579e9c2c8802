import { ApiError } from '@travel-shell/api';
import type { FormMessages } from '@travel-shell/piece/form';
import { refusalText } from '../../parts/useChange.ts';
import type { Messages } from '../messages/generated/Messages.ts';

/** What an administrator reads of a press that has failed; of support's, what a form says of it. */
export function failureText(error: unknown, common: Messages['common'], words: FormMessages): string {
  if (error instanceof ApiError && error.serverCode === 'NOT_WHILE_ACTING') return words.acting;
  return refusalText(error, common);
}
