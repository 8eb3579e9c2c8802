import { logFailure } from '@travel-shell/contract';
import { getShellStore, openTabs } from '@travel-shell/store';

interface Decisions {
  /** What asks again after a decision, by the name of the entity. */
  followers: Map<string, () => void>;
  tell(): void;
  last: Promise<unknown>;
}

const onPage = (): Decisions =>
  getShellStore().once('consentDecisions', () => {
    const followers = new Map<string, () => void>();
    const tabs = openTabs('consent', () => {
      for (const ask of followers.values()) ask();
    });
    return { followers, tell: tabs.tell, last: Promise.resolve() };
  });

/** From now on the entity asks again when something is decided, here or in another tab. For its `load`. */
export function followDecisions(name: string, askAgain: () => void): void {
  onPage().followers.set(name, askAgain);
}

/**
 * Stores a decision. `accept` takes over the answer; other facts on this page, and other tabs, then ask anew. False
 * when it could not be stored, which is logged only (ERR-051). One at a time: the last decision of the visitor must be
 * the last to arrive.
 */
export function decide<T>(
  name: string,
  save: () => Promise<T>,
  accept: (answer: T) => void = () => {},
): Promise<boolean> {
  const decisions = onPage();
  const done = decisions.last.then(async () => {
    try {
      accept(await save());
    } catch (cause) {
      logFailure({ code: 'CONSENT_FAILED', message: `The decision about ${name} could not be stored.`, cause });
      return false;
    }
    for (const [follower, ask] of decisions.followers) if (follower !== name) ask();
    decisions.tell();
    return true;
  });
  decisions.last = done;
  return done;
}
