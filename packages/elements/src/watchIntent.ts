/** Loads what a control leads to (`data-loads="travel-sign-in"`) while the visitor is still on the way to it. */
export function watchIntent(load: (tag: string) => Promise<void>): void {
  const intended = (event: Event): void => {
    for (const target of event.composedPath()) {
      const tag = target instanceof HTMLElement && target.dataset.loads;
      if (tag) load(tag).catch(() => {}); // a press reports the failure
    }
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    addEventListener(type, intended, { capture: true, passive: true });
}
