import type { Messages } from '../messages/generated/Messages.ts';
import { isTooMany } from './useChange.ts';

/** For `refusal` of `useForm`: says in the visitor's language when to try again. */
export const refusalOfLimit = (messages: Messages) => (error: unknown) =>
  isTooMany(error) ? { fields: {}, text: messages.common.tooMany } : undefined;
