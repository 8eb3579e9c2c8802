import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { LostSave } from '@travel-shell/store/trips';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';

export type SaveButtonProps = PieceProps<typeof contract, Looks<Messages>>;

/** The outcome of a press; each is told once. */
export type News =
  | { kind: 'removed' | 'waiting' | 'waiting-here' }
  | { kind: 'saved'; location: string }
  /** `text` is the back end's, where it has one for the visitor. */
  | { kind: 'save-failed' | 'remove-failed'; text: string | undefined }
  /** The saves that were pressed on an earlier page. */
  | { kind: 'lost'; saves: readonly LostSave[] };
