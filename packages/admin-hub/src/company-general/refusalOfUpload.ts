import { ApiError } from '@travel-shell/api';
import { formRefusal } from '@travel-shell/piece/company-screens';
import type { Messages } from '../messages/generated/Messages.ts';

/**
 * For `refusal` of a `useForm` with a file. A body that is too large may have been refused by a server in front of the back
 * end, which names no field.
 */
export function refusalOfUpload(error: unknown, field: string, tooLarge: string, { common }: Pick<Messages, 'common'>) {
  if (error instanceof ApiError && error.status === 413) return { fields: { [field]: tooLarge }, text: '' };
  return formRefusal(common)(error);
}
