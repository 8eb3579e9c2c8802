import { watchElements } from './watchElements.ts';

/**
 * Decides when each element is worth loading. By default one that the server has rendered waits for the visitor's
 * first intent, and one that is still empty loads when it is about to be seen; `load="eager|visible|idle|intent"`
 * says otherwise. The click that came before its piece is done again after it.
 */
export function watchTriggers(tags: readonly string[], want: (tag: string) => void): void {
  const seen = new WeakSet<Element>();
  const replays = new Map<EventTarget, HTMLElement>();

  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        visible.unobserve(target);
        want(target.localName);
      }
    },
    { rootMargin: '200px' },
  );

  watchElements(tags, (element) => {
    const tag = element.localName;
    if (seen.has(element) || customElements.get(tag)) return;
    seen.add(element);
    const rule = element.getAttribute('load') ?? (element.shadowRoot ? 'intent' : 'visible');
    if (rule === 'visible') visible.observe(element);
    else if (rule === 'eager') want(tag);
    // A signed-in visitor is shown by name, which no cached fragment can do.
    else if (rule === 'idle' || document.cookie.includes('travel_signed_in=1'))
      (window.requestIdleCallback ?? setTimeout)(() => want(tag), { timeout: 3000 } as never);
  });

  const intend = (event: Event) => {
    const path = event.composedPath() as HTMLElement[];
    const element = path.find(({ localName }) => tags.includes(localName));
    if (!element || customElements.get(element.localName)) return;
    // A moment later: what the platform does with this event or the next, opening a menu say, is shown first.
    setTimeout(want, 80, element.localName);
    const control = event.type === 'click' && path.find((node) => node.matches?.('[data-replay]'));
    if (control) replays.set(element, control);
  };
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, intend, true);
  }
  document.addEventListener('travel-ready', ({ target }) => {
    const control = replays.get(target as Element);
    replays.delete(target as Element);
    control?.click();
  });
}
