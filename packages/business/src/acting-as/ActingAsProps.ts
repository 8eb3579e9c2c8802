import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { contract } from './contract.ts';
import type { Messages } from './messages/generated/Messages.ts';

export type ActingAsProps = PieceProps<typeof contract, Looks<Messages>>;
