/** Keeps `target` of an event that goes from one node below the listener to another. */
function keep(this: Node, event: Event): void {
  const { relatedTarget, target: value } = event as MouseEvent;
  if (this.contains(relatedTarget as Node | null)) Object.defineProperty(event, 'target', { value });
}

/**
 * Events inside a shadow tree that React 19.3 repeats after hydration (`attemptReplayContinuousQueuedEvent`) keep their
 * target: the browser clears it, and React throws without one.
 */
export function keepEventTargets(root: Node): void {
  for (const type of ['focusin', 'mouseover', 'pointerover']) root.addEventListener(type, keep, true);
}
