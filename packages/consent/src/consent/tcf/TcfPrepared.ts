import type { Schema } from '@travel-shell/contract';
import type { Messages } from './messages/generated/Messages.ts';

/** The data that the view of the full framework needs before its first render. */
export interface TcfPrepared {
  messages: Messages;
  /** From a fragment's data, on a server. */
  served?: Schema<'TcfInitialPreferences'> | undefined;
}
