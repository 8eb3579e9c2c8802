import { ApiError } from '@travel-shell/api';
import type { FormMessages, FormOptions } from '@travel-shell/piece/form';
import { missingPermission } from '@travel-shell/store/business';
import { refusalOfLimit } from '../../parts/refusalOfLimit.ts';
import { refusalText } from '../../parts/useChange.ts';
import type { Messages } from '../messages/generated/Messages.ts';

type Common = Messages['common'];

/** What an administrator reads of a press that has failed. */
export function failureText(error: unknown, common: Common, words: FormMessages): string {
  const permission = missingPermission(error);
  if (permission) return common.missing({ permission });
  if (error instanceof ApiError && error.serverCode === 'NOT_WHILE_ACTING') return words.acting;
  return refusalText(error, common);
}

/** The same for a form, which says the rest itself. */
export const formRefusal =
  (common: Common): NonNullable<FormOptions<object>['refusal']> =>
  (error) => {
    const permission = missingPermission(error);
    return permission ? { fields: {}, text: common.missing({ permission }) } : refusalOfLimit(common)(error);
  };
