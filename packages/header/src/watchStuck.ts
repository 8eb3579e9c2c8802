/** How far the page scrolls past the header's own place before it casts a shadow. In px. Source: CON-040. */
export const STUCK_EXTRA = 7;
/** In ms. Source: CON-037. */
export const RESIZE_LIMIT = 100;

/**
 * Calls back with each scroll and with each change of the page's size. The threshold is the header's place in the document,
 * measured when the page changes its size and not while it scrolls: a scroll costs one comparison. Returns the undo.
 * @param banners height of what stays above the header, in px
 */
export function watchStuck(host: HTMLElement, banners: number, onChange: (isStuck: boolean) => void): () => void {
  let threshold = STUCK_EXTRA;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const compare = () => onChange(window.scrollY > threshold);
  const measure = () => {
    timer = undefined;
    threshold = naturalTop(host, banners) - banners + STUCK_EXTRA;
    compare();
  };
  const observer = new ResizeObserver(() => {
    timer ??= setTimeout(measure, RESIZE_LIMIT);
  });

  measure();
  observer.observe(document.body);
  window.addEventListener('scroll', compare, { passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('scroll', compare);
  };
}

/** Where in the document the header stands when it does not stick. */
function naturalTop(host: HTMLElement, banners: number): number {
  const { top } = host.getBoundingClientRect();
  if (top > banners || window.scrollY === 0) return top + window.scrollY;
  // It may be sticking now, and then its box says nothing about its own place. Nothing is painted in between.
  const { position } = host.style;
  host.style.position = 'static';
  const own = host.getBoundingClientRect().top + window.scrollY;
  host.style.position = position;
  if (!host.getAttribute('style')) host.removeAttribute('style');
  return own;
}
