import type { PieceProps } from '@travel-shell/element/contract';
import type { Looks } from '@travel-shell/piece';
import type { ComponentType } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import type { contract } from './contract.ts';
import type { TcfPrepared } from './tcf/TcfPrepared.ts';

/** The props that `prepare` adds. */
export interface Kinds {
  /** The view of a kind that is a chunk of its own. */
  KindView?: ComponentType<ConsentProps>;
  /** From a fragment's data, on a server. */
  policyUrl?: string | undefined;
  /** From the same. */
  isQuiet?: boolean | undefined;
  /** The data for the kind `tcf`. */
  tcf?: TcfPrepared;
}

export type ConsentProps = PieceProps<typeof contract, Looks<Messages> & Kinds>;
