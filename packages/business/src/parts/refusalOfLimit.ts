import { isTooMany, type RefusalTexts } from './useChange.ts';

/** For `refusal` of `useForm`: says in the visitor's language when to try again. */
export const refusalOfLimit = (messages: RefusalTexts) => (error: unknown) =>
  isTooMany(error) ? { fields: {}, text: messages.common.tooMany } : undefined;
