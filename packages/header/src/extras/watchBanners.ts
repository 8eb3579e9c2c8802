import { pageDocument } from '@travel-shell/core/pageDocument';
import { RESIZE_LIMIT } from '../watchStuck.ts';

/** Throttle for measuring a resized smart banner. In ms. Source: CON-036, HDR-023. */
const SMART_BANNER_LIMIT = 350;

/** Throttle for scanning a changed page for banners. In ms. Source: CON-038. */
const PAGE_LIMIT = 100;

interface Banners {
  /** Selector of the ad banners that stay at the top of the window. */
  ads: string | undefined;
  /** Selector of the banner that offers the app. */
  smart: string | undefined;
}

/** Trailing throttle: `run` calls the action at most once per `limit` ms. */
function throttle(action: () => void, limit: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const act = () => {
    timer = undefined;
    action();
  };
  return {
    run: () => {
      timer ??= setTimeout(act, limit);
    },
    cancel: () => clearTimeout(timer),
  };
}

/**
 * Calls back with the total height of all banners, in px, when they appear and on each change: they load late, grow and
 * close. Returns the undo. Throws on an invalid selector.
 */
export function watchBanners({ ads, smart }: Banners, onHeight: (height: number) => void): () => void {
  const selector = [ads, smart].filter(Boolean).join();
  const watched = new Set<Element>();
  let height = 0;

  function measure(): void {
    let sum = 0;
    for (const banner of watched) sum += banner.getBoundingClientRect().height;
    if (sum === height) return;
    height = sum;
    onHeight(sum);
  }

  const later = throttle(measure, RESIZE_LIMIT);
  const laterStill = throttle(measure, SMART_BANNER_LIMIT);
  const sizes = new ResizeObserver((entries) => {
    const isSmart = entries.every(({ target }) => smart && target.matches(smart));
    (isSmart ? laterStill : later).run();
  });

  function find(): void {
    const found = new Set(pageDocument.querySelectorAll(selector));
    for (const banner of watched) if (!found.has(banner)) sizes.unobserve(banner);
    for (const banner of found) if (!watched.has(banner)) sizes.observe(banner);
    watched.clear();
    for (const banner of found) watched.add(banner);
    measure();
  }

  const look = throttle(find, PAGE_LIMIT);
  const page = new MutationObserver(look.run);
  find();
  page.observe(pageDocument.body, { childList: true, subtree: true });
  return () => {
    page.disconnect();
    sizes.disconnect();
    for (const { cancel } of [later, laterStill, look]) cancel();
  };
}
