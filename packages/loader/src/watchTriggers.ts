import { watchElements } from './watchElements.ts';

/**
 * Decides when each element is worth loading. By default one that the server has rendered waits for the visitor's
 * first intent, and one that is still empty loads when it is about to be seen; `load="eager|visible|idle|intent"`
 * says otherwise. The click that came before its piece is done again after it. Intent counts for every element around,
 * as pieces stand within pieces, and for the piece that a control names: `data-loads="travel-sign-in"`.
 */
export function watchTriggers(tags: RegExp, want: (tag: string) => void): void {
  const replays = new Map<EventTarget, HTMLElement>();

  const whenIdle = (timeout: number, tag: string, isWanted = () => true) =>
    (window.requestIdleCallback ?? setTimeout)(() => isWanted() && want(tag), { timeout } as never);

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
    const rule = element.getAttribute('load') ?? (element.shadowRoot ? 'intent' : 'visible');
    if (rule === 'visible') visible.observe(element);
    else if (rule === 'eager') want(tag);
    // A signed-in visitor is shown by name, which no cached fragment can do. Cookies are of another process: looking at them
    // takes as long as all the rest here, and may wait for the page's first frame.
    else whenIdle(3000, tag, () => rule === 'idle' || document.cookie.includes('travel_signed_in=1'));
  });

  const intend = (event: Event) => {
    let control: HTMLElement | undefined;
    for (const node of event.composedPath() as HTMLElement[]) {
      const { loads, replay } = node.dataset ?? {};
      if (replay !== undefined) control ??= node;
      const tag = loads ?? node.localName;
      if (!tags.test(tag)) continue;
      if (!customElements.get(tag)) {
        // A moment later: what the platform does with this event or the next, opening a menu say, is shown first.
        setTimeout(whenIdle, 150, 200, tag);
        if (control && event.type === 'click') replays.set(node, control);
      }
      // It is done again by the innermost element around it, or not at all where that one is there.
      if (!loads) control = undefined;
    }
  };
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, intend, true);
  }
  document.addEventListener('travel-ready', (event) => {
    // Not `target`: of a piece inside another one that is the outer one.
    const [element] = event.composedPath() as [Element];
    const control = replays.get(element);
    replays.delete(element);
    control?.click();
  });
}
