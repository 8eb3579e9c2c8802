type PageEvents = WindowEventMap & DocumentEventMap & HTMLElementEventMap;

/**
 * Listens until the signal is aborted. Not by the option `signal` of `addEventListener`: on a page with an older zone.js
 * (Angular up to 17) the listener would stay, or end together with those that the page has added later.
 */
export function listen<Type extends keyof PageEvents>(
  target: EventTarget,
  type: Type,
  listener: (event: PageEvents[Type]) => void,
  signal: AbortSignal,
  options?: AddEventListenerOptions,
): void;
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  signal: AbortSignal,
  options?: AddEventListenerOptions,
): void;
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: never) => void,
  signal: AbortSignal,
  options?: AddEventListenerOptions,
): void {
  if (signal.aborted) return;
  target.addEventListener(type, listener as EventListener, options);
  signal.addEventListener('abort', () => target.removeEventListener(type, listener as EventListener, options));
}
