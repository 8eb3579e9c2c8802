import type { Schema } from '@travel-shell/contract';
import type { Locale } from '@travel-shell/core';
import type { Choices } from './choices.ts';
import type { Messages } from './messages/generated/Messages.ts';

/** The data that each row of the vendors' list needs, the same for all. */
export interface Facts {
  messages: Messages;
  locale: Locale;
  initial: Schema<'TcfInitialPreferences'>;
  rows: Schema<'TcfVendorRows'>;
  choices: Choices;
}
