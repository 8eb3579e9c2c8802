import { pageDocument } from '@travel-shell/core/pageDocument';
import { watchPage } from '@travel-shell/core/watchPage';
import { whenIdle } from '@travel-shell/core/whenIdle';

/** When an empty element loads, by tag, from the contracts. Others load when they are about to be visible. */
declare const TRAVEL_SHELL_LOADS: Readonly<Record<string, string>>;

const UNDEFINED = ':not(:defined)';

/**
 * Decides when each element is worth loading. An empty one gets its fragment first. By default one with a fragment waits
 * until the visitor needs it, which intent.js decides. One without a fragment loads when its contract says, else when it is
 * about to be visible. `load="eager|visible|idle|intent"` overrides this. Intent counts for every piece around the target, as
 * pieces can be nested, and for the piece that a control names: `data-loads="travel-sign-in"`.
 * @param isKnown by cookies: the visitor's name or currency is not in a cached fragment, so pieces load at idle
 * @param intended hears of each intent at once, with the tags that it is for; without any where Tab moves the focus, which has
 * to stay in view
 * @returns looks at the cookies again, for elements that are HTML
 */
export function watchTriggers(
  tags: RegExp,
  want: (tag: string) => void,
  showFragment: (element: HTMLElement) => Promise<void>,
  isKnown: () => boolean | undefined,
  intended: (tags: string[], event: Event, path: HTMLElement[]) => void,
): () => void {
  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) want(target.localName);
      }
    },
    { rootMargin: '200px' },
  );

  const go = (element: HTMLElement) => {
    const tag = element.localName;
    const rule =
      element.getAttribute('load') ?? (element.shadowRoot ? 'intent' : (TRAVEL_SHELL_LOADS[tag] ?? 'visible'));
    if (rule === 'visible') visible.observe(element);
    else if (rule === 'eager') want(tag);
    else if (rule === 'idle' || isKnown()) whenIdle(() => want(tag), 1000);
  };
  const isOurs = ({ localName }: Element) => tags.test(localName) && !customElements.get(localName);

  watchPage<HTMLElement>(UNDEFINED, (element) => {
    if (!isOurs(element)) return;
    const start = () => go(element);
    if (element.shadowRoot) start();
    else showFragment(element).then(start, start); // without a fragment React renders it
  });

  const intend = (event: Event) => {
    const path = event.composedPath() as HTMLElement[];
    const wanted = path
      .flatMap(({ dataset, localName }) => [dataset?.loads ?? '', localName])
      .filter((tag) => tags.test(tag) && !customElements.get(tag));
    if (wanted[0] || (event as KeyboardEvent).key === 'Tab') intended(wanted, event, path);
  };
  for (const type of ['pointerover', 'focusin', 'click', 'keydown']) pageDocument.addEventListener(type, intend, true);
  return () => {
    for (const element of pageDocument.querySelectorAll<HTMLElement>(UNDEFINED))
      if (isOurs(element) && element.shadowRoot) go(element);
  };
}
