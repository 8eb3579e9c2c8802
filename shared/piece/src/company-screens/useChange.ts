import { ApiError, messageOf } from '@travel-shell/api';
import { ActingEndedError } from '@travel-shell/store/auth';
import { missingPermission, sendAsMember } from '@travel-shell/store/business';
import { useRef, useState } from 'react';

/** The texts of a failure that both elements of a company have. */
export interface RefusalTexts {
  refused: string;
  offline: string;
  /** The text for support that may no longer act as a member. */
  actingEnded: string;
  tooMany: (values: { count: number }) => string;
  /** The text for a visitor who has lost a permission meanwhile. Default: what the back end says. */
  missing?: (values: { permission: string }) => string;
}

export interface Change {
  /** The change that is being made. */
  busy: string | undefined;
  /** The text about the last change; empty after a success. */
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
      await sendAsMember(send);
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
 * The text for the end of acting, a lost connection or permission, or a limit, with when to try again, in the visitor's
 * language. Undefined for other failures.
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

/** The text about a refusal, for the question that it was asked in; undefined once the change is done. */
export const textIfRefused = (sent: Promise<unknown>, texts: RefusalTexts): Promise<string | undefined> =>
  sent.then(
    () => undefined,
    (error: unknown) => refusalText(error, texts),
  );

/** The text about a failure for the visitor. */
export const refusalText = (error: unknown, texts: RefusalTexts): string =>
  knownText(error, texts) ?? messageOf(error, texts.refused);
