import { isRegime } from '@travel-shell/core/answerConsent';
import { acceptedBefore } from '@travel-shell/core/consentCookies';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { focusedElement } from '@travel-shell/core/focusedElement';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { bannerOf, isReady, kindOf, TAG, want } from '../banners.ts';
import { checkSaved, resetChoices } from '../choices.ts';
import { isOffered } from '../kinds.ts';
import { fill } from '../pageLoader.ts';
import type { Settings } from '../Settings.ts';

/**
 * Opens the banner again, as the visitor asks for it, with the focus on its heading. React comes at once: it has the saved
 * choice to show. Whoever has asked may leave everything as it is, also before that.
 */
export async function reopen(head: ConsentHead, settings: Settings): Promise<void> {
  const elements = [...pageDocument.querySelectorAll<HTMLElement>(TAG)];
  const element = elements.find((each) => isRegime(kindOf(each)) && isOffered(kindOf(each), settings));
  if (!element) return;
  // React was faster than this file.
  if (isReady(element)) return void Object.assign(element, { request: {} });
  const opener = (focusedElement() ?? pageDocument.body) as HTMLElement;
  head.opener = opener;
  if (!element.shadowRoot) await fill(element, kindOf(element));
  const banner = bannerOf(element);
  // Meanwhile React may be there; it has seen the opener.
  if (banner && !isReady(element)) show(head, element, banner, opener);
  want(element);
}

function show(head: ConsentHead, element: HTMLElement, banner: HTMLElement, opener: HTMLElement): void {
  const hide = head.hide as NonNullable<ConsentHead['hide']>;
  delete banner.dataset.quiet;
  if (kindOf(element) === 'cookies') {
    resetChoices(banner);
    checkSaved(banner, acceptedBefore() ?? []);
  }
  head.show?.(kindOf(element));
  banner.querySelector<HTMLElement>('[part=heading]')?.focus();
  const leave = (press?: Event) => {
    // Or the browser sends the form: it is the button's again by then.
    press?.preventDefault();
    if (head.opener && !isReady(element)) head.hide?.(element);
  };
  banner.onkeydown = ({ key }) => key === 'Escape' && leave();
  // The button's form would answer with `close` (CNS-020), which is for those who are asked.
  const close = banner.querySelector<HTMLButtonElement>('[part=close]');
  close?.setAttribute('form', 'none');
  close?.addEventListener('click', leave);
  head.hide = (hidden) => {
    hide(hidden);
    if (hidden !== element) return;
    head.hide = hide;
    close?.removeAttribute('form');
    close?.removeEventListener('click', leave);
    head.opener = undefined;
    // The request from before React (`keepRequests`) is answered.
    Object.assign(element, { request: undefined });
    opener.focus();
  };
}
