import { ApiError } from '@travel-shell/api';
import { missingPermission } from '@travel-shell/store/business';
import { refusalOfLimit } from '../../parts/refusalOfLimit.ts';
import type { Messages } from '../messages/generated/Messages.ts';

/**
 * For `refusal` of a `useForm` with a file. A body that is too large may have been refused by a server in front of the back
 * end, which names no field.
 */
export function refusalOfUpload(error: unknown, field: string, tooLarge: string, { common }: Pick<Messages, 'common'>) {
  const permission = missingPermission(error);
  if (permission) return { fields: {}, text: common.missing({ permission }) };
  if (error instanceof ApiError && error.status === 413) return { fields: { [field]: tooLarge }, text: '' };
  return refusalOfLimit(common)(error);
}
