/** The target that the browser tells, or once it has cleared that, the one it told here. */
function keep(event: Event): void {
  const { target } = event;
  const get = () => Reflect.get(Event.prototype, 'target', event) ?? target;
  // Roots around this one have set it, too.
  Object.defineProperty(event, 'target', { get, configurable: true });
}

/**
 * Events that React 19.3 repeats after hydration (`attemptReplayContinuousQueuedEvent`) keep their target: the browser
 * clears it when they have not left the shadow trees, and React throws without one.
 */
export function keepEventTargets(root: Node): void {
  for (const type of ['focusin', 'mouseover', 'pointerover']) root.addEventListener(type, keep, true);
}
