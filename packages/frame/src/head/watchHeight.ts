import { logFailure } from '@travel-shell/core';
import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { HIGHEST } from '../protocol.ts';
import { type Heights, OwnHeight } from './OwnHeight.ts';

/** At most one message in this time. In ms. Source: CON-026. */
const THROTTLE_MS = 16;
/** None for as long after the first. In ms. Source: CON-027. */
const LOCK_MS = 128;
/**
 * How long a page that changes with its frame is watched at rest, to tell an animation from one that follows: at first, and at
 * most. In ms.
 */
const REST_MS = 64;
const LONGEST_REST_MS = 1024;
/** Changes of an animation that are told at once, before the page is watched again for twice as long. */
const MOVES = 16;
/** By how much the frame is made higher and less high again, to see what follows it: one could be by chance. In px. */
const PROBES = [1, -1];
/** How long the host may take to give the frame another height. In ms. */
const PROBE_MS = 3000;
/** Changes in a row that follow the frame's own in part, until the height is frozen: one by a share comes to its end. */
const ECHOES = 16;
/** As `ECHOES`, for changes that follow the frame's own wholly. */
const WHOLE_ECHOES = 2;
/** Changes in a row that nothing in the page has begun, as by a style sheet, until the height is frozen. */
const STEPS = 128;
/** How long a page may take until something in it has a height. In ms. */
const EMPTY_MS = 3000;

const EMPTY =
  'Nothing in the page has a height of its own, so it is not shown. Give what is in it a height in px, or leave out reports-height.';

interface Probe {
  /** The index in `PROBES`. */
  step: number;
  /** Before it. */
  heights: Heights;
  viewport: number;
  /** The page does not fit into its frame, however high that is. */
  isLoop: boolean;
  isEcho: boolean;
  until: number;
  /** The frame has its height. */
  isThere?: true;
}

/**
 * Tells how high the page is, at first and after each change. The frame is always a pixel higher than its page: one that is as
 * high as its frame follows it, and so may one that changes as the frame does. Once such a page has come to rest, the frame is
 * made a pixel higher and less high again, which nobody sees. What follows has the height of the window, and loses that. A page
 * that goes on following would never end, so its height is frozen: from then on changes inside count by their difference.
 */
export function watchHeight(tell: (height: number, isFirst: boolean) => void, signal: AbortSignal): void {
  const page = new OwnHeight();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextAt = 0;
  let told = 0;
  let measured = 0;
  let viewport = innerHeight;
  let width = innerWidth;
  /** Something in the page was changed since the last look. */
  let isChanged = false;
  /** Before the page began to follow its frame. */
  let usual = 0;
  let moves = 0;
  let rest = REST_MS;
  let echoes = 0;
  /** A page that shrinks with its frame and then does not fit into it. */
  let hasShrunk = false;
  let isFrozen = false;
  const logged = new Set<string>();
  let resting: { isEcho: boolean } | undefined;
  let probe: Probe | undefined;

  function say(height: number): void {
    if (height === told) return;
    const isFirst = !told;
    told = height;
    nextAt = performance.now() + (isFirst ? LOCK_MS : THROTTLE_MS);
    tell(height, isFirst);
  }

  /** One line of each kind. */
  function log(kind: 'released' | 'frozen', message: string): void {
    if (!logged.has(kind)) logFailure({ code: 'FRAME_LOOP', message });
    logged.add(kind);
  }

  function lookAfter(wait: number): void {
    timer ??= setTimeout(look, wait);
  }

  function look(): void {
    timer = undefined;
    const height = page.measure();
    if (!height || height >= HIGHEST) return;
    for (const element of page.outside) sizes.observe(element);
    // A pixel more, or about that where sizes have fractions.
    const needed = Math.ceil(height + 0.5);
    const [change, growth] = [height - measured, innerHeight - viewport];
    // The frame's height has changed and its width has not: that was our last message.
    const isFollowing = told > 0 && growth !== 0 && width === innerWidth;
    const isFilling = height > innerHeight - 0.45 && height < innerHeight + 0.6;
    const isEcho = isFilling || (isFollowing && Math.abs(change - growth) < 0.6);
    const hasReason = isChanged || width !== innerWidth;
    [measured, viewport, width, isChanged] = [height, innerHeight, innerWidth, false];

    if (probe) read(probe, needed);
    else if (needed === told) {
      resting = undefined;
      isFrozen = false;
    } else if (resting && !isFollowing && !(isFilling && change)) hasRested(resting.isEcho, change, needed);
    else if (isFrozen) {
      if (!isFollowing) say(Math.min(HIGHEST, Math.max(1, told + Math.round(change))));
    } else if (!told || (!isEcho && (hasReason || !isFollowing))) {
      // A script may have changed it because the frame has.
      if (!told || (hasReason && !isFollowing)) [usual, echoes, hasShrunk, rest] = [needed, 0, false, REST_MS];
      goOn(needed, 1 / STEPS);
    } else if (moves) {
      moves -= 1;
      say(needed);
    } else {
      resting = { isEcho };
      lookAfter(rest);
    }
  }

  /** The frame has had the same height for a while. */
  function hasRested(isEcho: boolean, change: number, needed: number): void {
    // The last height has not come yet.
    if (Math.abs(innerHeight - told) > 1) return;
    resting = undefined;
    if (change) {
      moves = MOVES;
      rest = Math.min(LONGEST_REST_MS, rest * 2);
      say(needed);
    } else if (needed < told) {
      hasShrunk = true;
      goOn(needed, isEcho ? 1 / WHOLE_ECHOES : 1 / ECHOES);
    } else if (hasShrunk) freeze(needed);
    else start({ step: 0, heights: page.heights(), isEcho, isLoop: needed > innerHeight + 1 });
  }

  function start(next: Pick<Probe, 'step' | 'heights' | 'isEcho' | 'isLoop'>): void {
    probe = { ...next, viewport: innerHeight, until: performance.now() + PROBE_MS };
    say(innerHeight + (PROBES[next.step] as number));
  }

  function read(last: Probe, needed: number): void {
    const { step, heights, isEcho, isLoop } = last;
    const growth = innerHeight - last.viewport;
    if (!growth && performance.now() < last.until) return;
    if (growth && !last.isThere) {
      // An element that follows the frame may do so by a transition.
      last.isThere = true;
      lookAfter(rest);
      return;
    }
    probe = undefined;
    const followers = page.followers(heights, growth);
    const isLast = step + 1 === PROBES.length;
    if (followers.size && !isLast) {
      start({ step: step + 1, heights: followers, isEcho, isLoop });
      return;
    }
    const released = isLast && page.release(followers);
    if (!released) {
      goOn(needed, isEcho ? 1 / WHOLE_ECHOES : 1 / ECHOES);
      return;
    }
    const loop = `${released} grows with its frame, as with min-height: 100vh. Here it is as high as what is in it.`;
    if (isLoop) log('released', loop);
    measured = page.measure();
    usual = Math.ceil(measured + 0.5);
    say(usual);
  }

  /** Tells a height that may be one of very many. */
  function goOn(needed: number, share: number): void {
    echoes += share;
    // A height below the usual one does fit.
    if (echoes > 1) freeze(Math.min(usual, needed));
    else say(needed);
  }

  function freeze(height: number): void {
    isFrozen = true;
    say(height);
    const what = `Its height stays at ${height}px and follows changes inside only.`;
    log('frozen', `The page changes with its frame, as with padding: 50vh. ${what}`);
  }

  const schedule = () => lookAfter(Math.max(0, nextAt - performance.now()));
  // Browsers do not lay out a frame that is off screen, so its size alone would not tell of changes there.
  const sizes = new ResizeObserver(schedule);
  const { documentElement, body } = pageDocument;
  const nodes = new MutationObserver((records) => {
    // Styles of the root say what is on screen, with each scroll.
    if (records.every(({ target, attributeName }) => target === documentElement && attributeName === 'style')) return;
    isChanged = true;
    schedule();
  });
  const empty = setTimeout(() => {
    if (!told && innerHeight) logFailure({ code: 'FRAME_EMPTY', message: EMPTY });
  }, EMPTY_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearTimeout(empty);
    sizes.disconnect();
    nodes.disconnect();
    page.end();
  });
  sizes.observe(documentElement);
  if (body) sizes.observe(body);
  nodes.observe(documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  // Pictures that arrive, and the frame's own size.
  listen(pageDocument, 'load', schedule, signal, { capture: true });
  listen(window, 'resize', schedule, signal);
  look();
}
