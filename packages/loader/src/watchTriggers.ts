import { pageDocument } from '@travel-shell/core/pageDocument';
import { whenIdle } from '@travel-shell/core/whenIdle';
import type { Intent } from './bridge.ts';
import { watchElements } from './watchElements.ts';

/**
 * Decides when each element is worth loading. An empty one gets its fragment first. By default one with a fragment waits
 * for the visitor's first intent, and one without loads when it is about to be visible;
 * `load="eager|visible|idle|intent"` overrides this. Intent
 * counts for every piece around the target, as pieces can be nested, and for the piece that a control names:
 * `data-loads="travel-sign-in"`.
 * @param isSignedIn by the cookie: the visitor's name is not in a cached fragment, so pieces load at idle
 * @param intended hears of each intent at once; without arguments where Tab moves the focus, which has to stay in view
 */
export function watchTriggers(
  tags: RegExp,
  want: (tag: string) => void,
  showFragment: (element: HTMLElement) => Promise<void>,
  isSignedIn: boolean | undefined,
  intended: (...intent: Intent) => void,
): void {
  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) want(target.localName);
      }
    },
    { rootMargin: '200px' },
  );

  watchElements(tags, (element) => {
    const tag = element.localName;
    if (customElements.get(tag)) return;
    const go = () => {
      const rule = element.getAttribute('load') ?? (element.shadowRoot ? 'intent' : 'visible');
      if (rule === 'visible') visible.observe(element);
      else if (rule === 'eager') want(tag);
      else whenIdle(() => (rule === 'idle' || isSignedIn) && want(tag), 1000);
    };
    if (element.shadowRoot) go();
    else showFragment(element).then(go, go); // without a fragment React renders it
  });

  const intend = (event: Event) => {
    let control: HTMLElement | undefined;
    if ((event as KeyboardEvent).key === 'Tab') return (intended as () => void)();
    for (const node of event.composedPath() as HTMLElement[]) {
      const { loads, replay } = node.dataset ?? {};
      if (replay != null) control ??= node;
      const tag = loads ?? node.localName;
      if (!tags.test(tag)) continue;
      if (!customElements.get(tag)) {
        intended(tag, node, event.type === 'click', control);
        // Deferred, so that the browser's default action, e.g. opening a menu, paints first.
        setTimeout(() => whenIdle(() => want(tag), 200), 150);
      }
      // Replayed by the innermost piece around it, or not at all if that one is already defined.
      if (!loads) control = undefined;
    }
  };
  for (const type of 'pointerover focusin click keydown'.split(' ')) pageDocument.addEventListener(type, intend, true);
}
