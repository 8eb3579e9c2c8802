import { ApiError, messageOf } from '@travel-shell/api';
import { useRef, useState } from 'react';

/** What both elements of a company say of a failure. */
export interface RefusalTexts {
  common: Readonly<Record<'refused' | 'tooMany', string>>;
}

export interface Change {
  /** What is being changed. */
  busy: string | undefined;
  /** What is said of the last one; empty after a success. */
  problem: string;
  /** Changes one thing at a time. Says whether it was done. */
  run(what: string, send: () => Promise<unknown>): Promise<boolean>;
}

/** Changes that are made by a press, without a form. */
export function useChange(messages: RefusalTexts): Change {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState('');
  /** At once, where a state would be too late for a second press. */
  const isBusy = useRef(false);

  async function run(what: string, send: () => Promise<unknown>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(what);
    setProblem('');
    try {
      await send();
      return true;
    } catch (error) {
      setProblem(refusalText(error, messages));
      return false;
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  }

  return { busy, problem, run };
}

export const isTooMany = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** What a visitor reads of a failure. A limit is said in their language, with when to try again. */
export const refusalText = (error: unknown, messages: RefusalTexts): string =>
  isTooMany(error) ? messages.common.tooMany : messageOf(error, messages.common.refused);
