/** The target that the browser tells, or once it has cleared that, the one it told here. */
function keep(event: Event): void {
  const { target } = event;
  const get = () => Reflect.get(Event.prototype, 'target', event) ?? target;
  // Roots around this one have set it, too.
  Object.defineProperty(event, 'target', { get, configurable: true });
}

/**
 * After hydration React 19.3 repeats the last focus and pointer events, by `nativeEvent.target.dispatchEvent()`
 * (`attemptReplayContinuousQueuedEvent`). Browsers set `target` to null once an event has ended within a shadow tree
 * (DOM standard, "clear targets"), so React would throw. No issue is known; this can go when React keeps the target
 * itself: remove it and see whether "throws nothing when the pointer comes" in defineElement.browser.test.tsx passes.
 */
export function keepEventTargets(root: Node): void {
  for (const type of ['focusin', 'mouseover', 'pointerover']) root.addEventListener(type, keep, true);
}
