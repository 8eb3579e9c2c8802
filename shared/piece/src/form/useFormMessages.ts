import { lazyMessages } from '../lazyMessages.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';

/**
 * The messages of forms, for a screen that only a browser shows. A piece whose forms a server renders, too, uses
 * `loadFormMessages` in `prepare`.
 */
export const useFormMessages = lazyMessages('form', loadMessages);
