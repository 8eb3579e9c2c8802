import type { Looks } from '@travel-shell/piece';
import type { Messages } from './messages/generated/Messages.ts';

export interface PickerPreparation extends Looks<Messages> {
  /** What a server knows of the country site; a browser reads it from the attributes the server set. */
  current?: { flag: string; languageNativeName: string } | undefined;
  /** The back end's data that a first screen was rendered with. */
  served?: unknown;
}
