let held = 0;
let isAsked = false;
/** The further effects of an ended session that a call has found meanwhile. */
let missed: (() => void) | undefined;

/** Puts off the effects of an ended session while the page is held. Returns whether it does. */
export function putOff(follow: () => void): boolean {
  if (held > 0) missed = follow;
  return held > 0;
}

/**
 * Holds the page, with what is typed in it, where the session ends: ERR-005 would reload it.
 * @returns lets it go; call it with `true` if the visitor was asked to sign in again, so that nothing is left to do
 */
export function holdPage(): (wasAsked: boolean) => void {
  held += 1;
  return (wasAsked) => {
    held -= 1;
    isAsked ||= wasAsked;
    if (held > 0) return;
    const follow = isAsked ? undefined : missed;
    isAsked = false;
    missed = undefined;
    follow?.();
  };
}
