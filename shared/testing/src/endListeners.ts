/**
 * For browser tests: stores listen as long as their page is there. The result ends what was begun to listen to on the window
 * since.
 */
export function endListeners(): () => void {
  const listen = window.addEventListener;
  const end = new AbortController();
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => listen.call(window, type, listener, typeof options === 'object' ? options : { signal: end.signal });
  return () => {
    window.addEventListener = listen;
    end.abort();
  };
}
