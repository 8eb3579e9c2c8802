import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { FormMessages } from '@travel-shell/piece/form';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';

/** The data that is loaded before the first render: with the words that every form has. */
export interface Prepared extends Looks<Messages> {
  words: FormMessages;
}

export type TravelerFormProps = PieceProps<typeof contract, Prepared>;
