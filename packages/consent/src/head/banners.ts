import { watchAdded } from './watchAdded.ts';

interface BannerOptions {
  /** The kinds to ask about now. */
  kinds: readonly string[];
  /** Fills an empty element. */
  fill(element: HTMLElement, kind: string): Promise<void>;
  /** Called when a kind is shown or hidden. */
  changed(kind: string, isShown: boolean): void;
}

export interface Banners {
  /** As the visitor asks for it, with the focus on its heading. */
  reopen(element: HTMLElement): void;
  hide(kind: string): void;
}

const TAG = 'travel-consent';

export const kindOf = (element: Element): string => element.getAttribute('kind') ?? 'cookies';

/** From then on React shows and hides it. */
export const isReady = (element: Element): boolean => element.matches(':state(ready)');

const bannerOf = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('[part=banner]');

const isDialog = (banner: HTMLElement): banner is HTMLDialogElement => 'close' in banner;

/**
 * Shows the banners, which are HTML, before the first paint: by a custom property of the page that their sheets read, and
 * in the top layer, so that no `z-index` of the page hides them.
 */
export function createBanners({ kinds, fill, changed }: BannerOptions): Banners {
  const { style } = document.documentElement;
  const shown = new Set<string>();
  const filled = new Set<HTMLElement>();
  /** What had the focus when the visitor asked for the banner. */
  let opener: HTMLElement | undefined;
  let isAskedFor = false;

  const show = (kind: string) => {
    shown.add(kind);
    style.setProperty(`--${TAG}-${kind}`, 'block');
  };

  function look(): void {
    for (const element of document.querySelectorAll<HTMLElement>(TAG)) {
      const kind = kindOf(element);
      // An empty one would be about to be visible. The first press or hover loads it.
      if (!element.hasAttribute('load')) element.setAttribute('load', 'intent');
      if (!shown.has(kind) || isReady(element)) continue;
      const banner = bannerOf(element);
      if (banner) open(banner, kind);
      // The parser has not come to its contents otherwise.
      else if ((element.nextElementSibling || document.readyState !== 'loading') && !filled.has(element)) {
        filled.add(element);
        // The browser has logged a request that fails; the visitor is asked by the next page.
        fill(element, kind).then(look, () => {});
      }
    }
  }

  function open(banner: HTMLElement, kind: string): void {
    if (!banner.matches('[open], :popover-open')) {
      if (isDialog(banner)) banner.showModal();
      else banner.showPopover();
      changed(kind, true);
    }
    if (isAskedFor) banner.querySelector<HTMLElement>('[part=heading]')?.focus();
    isAskedFor = false;
  }

  kinds.forEach(show);
  // What follows it tells that its contents are there.
  watchAdded(`${TAG}, ${TAG} + *`, look);
  document.addEventListener('DOMContentLoaded', look);

  return {
    reopen(element) {
      opener = document.activeElement as HTMLElement;
      while (opener?.shadowRoot?.activeElement) opener = opener.shadowRoot.activeElement as HTMLElement;
      isAskedFor = true;
      filled.delete(element);
      show(kindOf(element));
      look();
    },
    hide(kind) {
      shown.delete(kind);
      style.removeProperty(`--${TAG}-${kind}`);
      for (const element of document.querySelectorAll(TAG)) {
        const banner = kindOf(element) === kind && bannerOf(element);
        if (!banner) continue;
        if (isDialog(banner)) banner.close();
        else banner.hidePopover();
      }
      changed(kind, false);
      opener?.focus();
      opener = undefined;
    },
  };
}
