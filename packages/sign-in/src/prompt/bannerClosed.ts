import { getConsentHead } from '@travel-shell/core/consentHead';
import { listen } from '@travel-shell/core/listen';

/** Resolves once no consent banner is on the page as HTML, which is in no queue: ours would lie on its buttons. */
export async function bannerClosed(signal: AbortSignal): Promise<void> {
  const isOpen = () => getConsentHead()?.banner?.matches(':popover-open, [open]');
  while (isOpen()) {
    await new Promise((resolve) => {
      const banner = getConsentHead()?.banner as HTMLElement;
      for (const type of ['toggle', 'close']) listen(banner, type, resolve, signal, { once: true });
    });
  }
}
