import { focusedElement } from '@travel-shell/core/focusedElement';
import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { snowDate } from '@travel-shell/store/keys/snowDate';
import { openDialogs } from '@travel-shell/ui/surface';
import { today } from './maySnow.ts';
import { startSnow } from './startSnow.ts';

/**
 * MSC-019. A touch presses no mouse, and a wheel may scroll something in a shadow root, whose `scroll` nobody hears outside.
 * A tab that is shown again is as good as touched.
 */
const ACTIVITY = ['scroll', 'wheel', 'keydown', 'mousedown', 'pointerdown', 'visibilitychange'];

/** How often to look, while it snows, whether it still may. In ms. */
const LOOK_MS = 250;

interface Options {
  /** The root that the flakes are in. */
  root: ShadowRoot;
  /** How long nothing must have happened, in ms. Source: MSC-018. */
  idleMs: number;
  /** Whether it may snow on this page now. */
  maySnow: () => boolean;
}

/**
 * Lets it snow once when nothing has happened for a while; whatever happens then ends it (MSC-O03). Returns what ends all of
 * it.
 */
export function waitForSnow({ root, idleMs, maySnow }: Options): () => void {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let look: ReturnType<typeof setInterval>;
  let stop: (() => void) | undefined;

  function end(): void {
    over.abort();
    clearTimeout(timer);
    clearInterval(look);
    stop?.();
  }

  /** From the beginning. */
  function wait(): void {
    clearTimeout(timer);
    if (stop) end();
    else if (!pageDocument.hidden) timer = setTimeout(start, idleMs);
  }

  function start(): void {
    if (!maySnow()) end();
    else if (isCovered()) wait();
    // A browser that stores nothing would have snow on each page.
    else if (!snowDate.write(today())) end();
    else {
      stop = startSnow(root, end);
      look = setInterval(() => (isCovered() || isReduced()) && end(), LOOK_MS);
    }
  }

  for (const type of ACTIVITY) listen(window, type, wait, over.signal, { capture: true, passive: true });
  wait();
  return end;
}

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A dialog, of ours, of the page, or of a component that the focus is in; or a video that fills the screen. */
const isCovered = (): boolean =>
  Boolean(openDialogs.top() || focusedElement()?.closest(':modal')) ||
  [...pageDocument.querySelectorAll(':modal, [aria-modal="true"]')].some((element) => element.checkVisibility());
