/** The consent banner as HTML, before React has it: it is in no queue. */
const findBanner = () =>
  [...document.querySelectorAll('travel-consent')]
    .map(({ shadowRoot }) => shadowRoot?.querySelector('[part=banner]:popover-open, [part=banner][open]'))
    .find((banner) => banner != null);

/** Resolves once no consent banner is on the page: ours would lie on its buttons. Never after `signal` has aborted. */
export async function bannerClosed(signal: AbortSignal): Promise<void> {
  for (let banner = findBanner(); banner; banner = findBanner()) {
    await new Promise((resolve) => {
      for (const type of ['toggle', 'close']) banner?.addEventListener(type, resolve, { once: true, signal });
    });
  }
}
