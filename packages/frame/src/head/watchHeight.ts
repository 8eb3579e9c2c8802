import { logFailure } from '@travel-shell/core';
import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { HIGHEST } from '../protocol.ts';

/** At most one message in this time. In ms. Source: CON-026. */
const THROTTLE_MS = 16;
/** None for as long after the first. In ms. Source: CON-027. */
const LOCK_MS = 128;
/** Growths in a row that only follow the frame's own. */
const GROWTHS = 16;
/** After so many each waits, so that an animation inside, which goes on meanwhile, can be told from a loop. In ms. */
const PAUSE_MS = 200;
/** Further ones until the height is frozen. */
const SLOW_GROWTHS = 2;

/** A zoomed page has fractions that are none: 1336.003. */
const ceil = (height: number) => Math.ceil(height - 0.05);

/** The end of what is in the flow, with the margins of last children, which collapse through the body. */
function endOfContents(body: Element, from: number): number {
  let end = 0;
  for (let each: Element | null = body; each; each = each.lastElementChild) {
    const { marginBottom, overflowY } = getComputedStyle(each);
    end = Math.max(end, each.getBoundingClientRect().bottom - from + (Number.parseFloat(marginBottom) || 0));
    if (each !== body && overflowY !== 'visible') break;
  }
  return end;
}

/** How high the page is, 0 where it is hidden. */
function measure(): number {
  const { documentElement, body } = pageDocument;
  const { top, height } = documentElement.getBoundingClientRect();
  // Never below the frame's height, so it only tells what does not fit.
  const { scrollHeight } = documentElement;
  if (!innerHeight || !height || !body) return 0;
  if (scrollHeight > innerHeight) return Math.max(scrollHeight, ceil(height));
  // As high as the frame: it fits, or `html { height: 100% }`.
  return ceil(height < innerHeight - 1 ? height : endOfContents(body, top));
}

/**
 * Tells how high the page is, at first and after each change. A page that grows because its frame does would never end: after
 * some such growths the height is frozen. From then on only changes inside count, by their difference.
 * @param tell returns whether there is more to tell after the first height
 */
export function watchHeight(tell: (height: number, isFirst: boolean) => boolean, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextAt = 0;
  let told = 0;
  let measured = 0;
  let viewport = innerHeight;
  let width = innerWidth;
  let growths = 0;
  let isFrozen = false;

  function say(height: number, wait: number): void {
    const isFirst = !told;
    told = height;
    nextAt = performance.now() + (isFirst ? LOCK_MS : wait);
    if (!tell(height, isFirst)) stop();
  }

  function look(): void {
    timer = undefined;
    const height = measure();
    if (height <= 0 || height > HIGHEST) return;
    // The frame's height has changed and its width has not: that was our last message.
    const isFollowing = viewport !== innerHeight && width === innerWidth && told > 0;
    const change = height - measured;
    viewport = innerHeight;
    width = innerWidth;
    measured = height;
    if (!isFollowing) {
      if (change) growths = 0;
      const next = isFrozen ? Math.min(HIGHEST, Math.max(1, told + change)) : height;
      if (next !== told) say(next, THROTTLE_MS);
      return;
    }
    // What shrinks with its frame does not fit into less.
    if (isFrozen || height <= told) return;
    growths += 1;
    if (growths <= GROWTHS) say(height, THROTTLE_MS);
    else if (growths <= GROWTHS + SLOW_GROWTHS) timer = setTimeout(look, PAUSE_MS);
    else {
      isFrozen = true;
      const message = `The page grows with its frame, as with min-height: 100vh. Its height stays at ${told}px and follows changes inside only.`;
      logFailure({ code: 'FRAME_LOOP', message });
    }
  }

  const schedule = () => {
    timer ??= setTimeout(look, Math.max(0, nextAt - performance.now()));
  };
  // Browsers do not lay out a frame that is off screen, so its size alone would not tell of changes there.
  const sizes = new ResizeObserver(schedule);
  const nodes = new MutationObserver(schedule);
  function stop(): void {
    clearTimeout(timer);
    sizes.disconnect();
    nodes.disconnect();
    watching.abort();
  }
  const watching = new AbortController();
  signal.addEventListener('abort', stop);
  const { documentElement, body } = pageDocument;
  sizes.observe(documentElement);
  if (body) sizes.observe(body);
  nodes.observe(documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  // Pictures that arrive, and the frame's own size.
  listen(pageDocument, 'load', schedule, watching.signal, { capture: true });
  listen(window, 'resize', schedule, watching.signal);
  look();
}
