import { knownText, type RefusalTexts } from './useChange.ts';

/** For `refusal` of `useForm`: what this package has a text for; the form says the rest itself. */
export const formRefusal = (texts: RefusalTexts) => (error: unknown) => {
  const text = knownText(error, texts);
  return text === undefined ? undefined : { fields: {}, text };
};
