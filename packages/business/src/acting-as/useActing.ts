import type { Schema } from '@travel-shell/contract';
import { useAuth, useShellState } from '@travel-shell/store';
import { currentIdentity } from '@travel-shell/store/business';
import { useLayoutEffect, useState } from 'react';
import type { ActingAsProps } from './ActingAsProps.ts';

export interface Acting {
  agent: string;
  member: string;
  /** As of ISO 8601; absent where the back end does not say it. */
  endsAt?: string | undefined;
  /** By the clock of the server that has said it. */
  secondsLeft?: number | undefined;
}

export interface ActingNow {
  /** Undefined where nobody acts as a member. */
  acting: Acting | undefined;
  /** Who did, where that was stopped since the page was opened. */
  ended: Acting | undefined;
  /** Whether it began or was stopped since the page was opened, by another tab. */
  hasChanged: boolean;
}

const PENDING = { status: 'pending' } as const;
/** In place of the identity of a visitor who is signed out: nothing is asked for. */
const UNASKED: Pick<typeof currentIdentity, 'initial' | 'get' | 'subscribe'> = {
  initial: PENDING,
  get: () => PENDING,
  subscribe: () => () => {},
};

function actingOf(identity: Schema<'CurrentIdentity'> | null): Acting | null {
  if (!identity?.impersonatedBy) return null;
  const { impersonatedBy: agent, accountName: member, impersonationEndsAt, impersonationSecondsLeft } = identity;
  return {
    ...{ agent, member },
    endsAt: impersonationEndsAt ?? undefined,
    secondsLeft: impersonationSecondsLeft ?? undefined,
  };
}

/**
 * Who acts as whom, by the back end; by the page's server as long as that has not answered. What was known once is kept while
 * it is asked for again.
 */
export function useActing({ element, agentName, memberName, expiresAt, secondsLeft }: ActingAsProps): ActingNow {
  const auth = useAuth();
  const isSignedIn = auth.status === 'signedIn';
  const entry = useShellState(isSignedIn ? currentIdentity : UNASKED);
  // A server knows what the page says and nobody's session. What hydrates its HTML has to show the same: the bar, or the
  // loader's own HTML, which names nobody.
  const [isServed] = useState(() => !element.host || Boolean(element.host.shadowRoot?.querySelector('.bar')));
  const [isLive, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  const [known, setKnown] = useState<Acting | null>();
  const [before, setBefore] = useState<Acting>();
  const [hasChanged, setChanged] = useState(false);

  const isGiven = (isServed || isLive) && agentName && memberName;
  const given = isGiven ? { agent: agentName, member: memberName, endsAt: expiresAt, secondsLeft } : null;
  let answer: Acting | null | undefined;
  if (!isLive) answer = undefined;
  else if (auth.status === 'signedOut') answer = null;
  else if (entry.data !== undefined) answer = actingOf(entry.data);

  const shown = known === undefined ? given : known;
  const acting = answer === undefined ? shown : answer;
  const isOther = acting?.agent !== shown?.agent || acting?.member !== shown?.member;
  if (answer !== undefined && JSON.stringify(answer) !== JSON.stringify(known)) {
    setKnown(answer);
    // The first answer on a page is no news, unless it contradicts the page.
    if (isOther && (known !== undefined || given)) setChanged(true);
    if (isOther && shown) setBefore(shown);
  }
  return { acting: acting ?? undefined, ended: acting ? undefined : before, hasChanged };
}
