import type { Looks } from '@travel-shell/piece';
import type { Messages } from './messages/generated/Messages.ts';

export interface PickerPreparation extends Looks<Messages> {
  /** The country site, as a server knows it; a browser reads it from the attributes the server set. */
  current?: { flag: string; languageNativeName: string } | undefined;
  /** The back end's data that a first screen was rendered with. */
  served?: unknown;
}
