import { ApiError } from '@travel-shell/api';
import { knownText, type RefusalTexts } from './useChange.ts';

/** For `refusal` of `useForm`: what this package has a text for; the form says the rest itself. */
export const formRefusal = (texts: RefusalTexts) => (error: unknown) => {
  // The form has a sentence of its own for a lost connection.
  const text = error instanceof ApiError && error.code === 'NETWORK' ? undefined : knownText(error, texts);
  return text === undefined ? undefined : { fields: {}, text };
};
