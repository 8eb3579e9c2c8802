import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { Messages } from '../messages/generated/Messages.ts';
import type { contract } from './contract.ts';

export type BookingForProps = PieceProps<typeof contract, Looks<Messages>>;
