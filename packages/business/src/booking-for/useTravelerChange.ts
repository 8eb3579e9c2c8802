import type { Schema } from '@travel-shell/contract';
import { bookForGuest, bookForSelf, bookForTraveler, isTravelerChanged } from '@travel-shell/store/business';
import { useRef, useState } from 'react';
import type { BookingForProps } from './BookingForProps.ts';

type Kind = 'self' | 'colleague' | 'guest';
/** `changed`: another tab or device was first. */
type Problem = 'failed' | 'changed';

export interface TravelerChange {
  /** The kind of traveler that is being changed to. */
  sending: Kind | undefined;
  problem: Problem | undefined;
  forget(): void;
  toSelf(): Promise<boolean>;
  toColleague(email: string): Promise<boolean>;
  /** Rejects with what the form shows. */
  toGuest(guest: Schema<'GuestSelection'>): Promise<void>;
}

/** Changes the traveler, one change at a time, and tells the host of it. */
export function useTravelerChange({ element }: Pick<BookingForProps, 'element'>): TravelerChange {
  const [sending, setSending] = useState<Kind>();
  const [problem, setProblem] = useState<Problem>();
  const isBusy = useRef(false);

  async function change(kind: Kind, send: (told: () => void) => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    setSending(kind);
    element.track('panel', 'click', kind);
    try {
      await send(() => void element.emit('travel-booking-for-changed', { kind, isHere: true }));
    } finally {
      isBusy.current = false;
      setSending(undefined);
    }
  }

  async function attempt(kind: Kind, send: (told: () => void) => Promise<void>): Promise<boolean> {
    try {
      await change(kind, send);
      return true;
    } catch (error) {
      setProblem(isTravelerChanged(error) ? 'changed' : 'failed');
      return false;
    }
  }

  return {
    sending,
    problem,
    forget: () => setProblem(undefined),
    toSelf: () => attempt('self', bookForSelf),
    toColleague: (email) => attempt('colleague', (told) => bookForTraveler(email, told)),
    toGuest: (guest) => change('guest', (told) => bookForGuest(guest, told)),
  };
}
