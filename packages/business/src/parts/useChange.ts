import { ApiError, messageOf } from '@travel-shell/api';
import { ActingEndedError } from '@travel-shell/store/auth';
import { missingPermission } from '@travel-shell/store/business';
import { useRef, useState } from 'react';
import { withSession } from './withSession.ts';

/** What both elements of a company say of a failure. */
export interface RefusalTexts {
  refused: string;
  offline: string;
  /** Where support may no longer act as a member. */
  actingEnded: string;
  tooMany: (values: { count: number }) => string;
  /** Where the visitor has lost a permission meanwhile. Default: what the back end says. */
  missing?: (values: { permission: string }) => string;
}

export interface Change {
  /** What is being changed. */
  busy: string | undefined;
  /** What is said of the last one; empty after a success. */
  problem: string;
  /** Changes one thing at a time, after another sign-in where the session has ended. Says whether it was done. */
  run(what: string, send: () => Promise<unknown>): Promise<boolean>;
}

/** Changes that are made by a press, without a form. */
export function useChange(texts: RefusalTexts): Change {
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
      await withSession(send);
      return true;
    } catch (error) {
      setProblem(refusalText(error, texts));
      return false;
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  }

  return { busy, problem, run };
}

/** In minutes, where the back end does not say when to try again. */
const USUAL_WAIT = 5;

/**
 * What the end of acting, a lost connection or permission, and a limit are said to be, the limit with when to try again, in
 * the visitor's language. Undefined for other failures.
 */
export function knownText(
  error: unknown,
  { actingEnded, offline, tooMany, missing }: RefusalTexts,
): string | undefined {
  if (error instanceof ActingEndedError) return actingEnded;
  if (error instanceof ApiError && error.code === 'NETWORK' && !navigator.onLine) return offline;
  const permission = missing && missingPermission(error);
  if (permission) return missing({ permission });
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  return tooMany({ count: error.retryAfter ? Math.ceil(error.retryAfter / 60) : USUAL_WAIT });
}

/** What is wrong, for the question that it was asked in; undefined once it is done. */
export const refusalOf = (sent: Promise<unknown>, texts: RefusalTexts): Promise<string | undefined> =>
  sent.then(
    () => undefined,
    (error: unknown) => refusalText(error, texts),
  );

/** What a visitor reads of a failure. */
export const refusalText = (error: unknown, texts: RefusalTexts): string =>
  knownText(error, texts) ?? messageOf(error, texts.refused);
