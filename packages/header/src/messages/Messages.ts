import type { MessagesLike } from '@travel-shell/i18n';
import type { messages } from './en-US.ts';

export type Messages = MessagesLike<typeof messages>;
