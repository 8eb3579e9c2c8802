import type { ConsentHead } from '@travel-shell/core/consentHead';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { watchPage } from '@travel-shell/core/watchPage';
import { fill, pageLoader } from './pageLoader.ts';
import { showModal } from './showModal.ts';

export const TAG = 'travel-consent';

export const kindOf = (element: Element): string => element.getAttribute('kind') ?? 'cookies';

/** From then on React shows and hides it. */
export const isReady = (element: Element): boolean => element.matches(':state(ready)');

/** A dialog where the visitor has to decide before going on, else another element with `popover="manual"`. */
export const bannerOf = (element: Element) => element.shadowRoot?.querySelector<HTMLDialogElement>('[part=banner]');

/** Has the loader bring React for it, and try again where that fails. */
export const want = (element: Element): Promise<void> => pageLoader().then((loader) => loader.want(element.localName));

/**
 * Shows the banners, which are HTML, before the first paint: by a custom property of the page that their sheets read, and
 * in the top layer, so that no `z-index` of the page hides them.
 * @param kinds to ask about now
 */
export function createBanners(
  head: ConsentHead,
  kinds: readonly string[],
  later: NonNullable<ConsentHead['later']>,
): void {
  const { style } = pageDocument.documentElement;
  const shown = new Set<string>();
  const filled = new WeakSet<HTMLElement>();
  const tellTcf = (kind: string, isShown: boolean) => kind === 'tcf' && head.tcf?.setVisible(isShown);

  function look(): void {
    for (const element of pageDocument.querySelectorAll<HTMLElement>(TAG)) {
      const kind = kindOf(element);
      // An empty one would be about to be visible. What is pressed here says when React is needed.
      if (!element.hasAttribute('load')) element.setAttribute('load', 'need');
      const banner = bannerOf(element);
      // A quiet one is not wanted by the back end; the visitor may open it.
      if (!shown.has(kind) || isReady(element) || banner?.dataset.quiet) continue;
      if (banner) open(banner, kind);
      // The parser has not come to its contents otherwise, or is in the middle of them.
      else if (
        (pageDocument.readyState !== 'loading' || (element.nextElementSibling && !element.shadowRoot)) &&
        !filled.has(element)
      ) {
        filled.add(element);
        void fill(element, kind).then(() => {
          if (element.shadowRoot) look();
          // React asks then.
          else later(element);
        });
      }
    }
  }

  function open(banner: HTMLDialogElement, kind: string): void {
    head.banner = banner;
    // Escape closes a dialog in browsers that do not know `closedby`; it is no answer.
    banner.onclose = look;
    if (banner.popover) banner.togglePopover(true);
    else if (!banner.open) showModal(banner);
    tellTcf(kind, true);
  }

  head.hide = (element) => {
    const kind = kindOf(element);
    const banner = bannerOf(element) as HTMLDialogElement;
    shown.delete(kind);
    style.removeProperty(`--${TAG}-${kind}`);
    if (banner.popover) banner.togglePopover(false);
    else banner.close();
    tellTcf(kind, false);
  };
  head.show = (kind) => {
    shown.add(kind);
    style.setProperty(`--${TAG}-${kind}`, 'block');
    look();
  };

  kinds.forEach(head.show);
  // A node behind an element means that the element's contents are there.
  watchPage(`${TAG}, ${TAG} + *`, look);
  addEventListener('DOMContentLoaded', look);
}
