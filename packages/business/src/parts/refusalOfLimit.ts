import { limitText, type RefusalTexts } from './useChange.ts';

/** For `refusal` of `useForm`: says in the visitor's language when to try again. */
export const refusalOfLimit = (texts: RefusalTexts) => (error: unknown) => {
  const text = limitText(error, texts);
  return text === undefined ? undefined : { fields: {}, text };
};
