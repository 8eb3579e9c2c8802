import { pageDocument } from '@travel-shell/core/pageDocument';

/** How far the page scrolls past the header's position before it casts a shadow. In px. Source: CON-040. */
const STUCK_EXTRA = 7;
/** In ms. Source: CON-037. */
export const RESIZE_LIMIT = 100;

/**
 * Calls back on each scroll and each page resize. The threshold is the header's position in the document, measured on
 * resize, not on scroll, so a scroll costs one comparison. Returns the undo.
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
  observer.observe(pageDocument.body);
  window.addEventListener('scroll', compare, { passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('scroll', compare);
  };
}

/** The header's position in the document when it is not stuck. */
function naturalTop(host: HTMLElement, banners: number): number {
  const { top } = host.getBoundingClientRect();
  if (top > banners || window.scrollY === 0) return top + window.scrollY;
  // A stuck header's box does not give its static position, so unstick it to measure. Nothing is painted in between.
  const { position } = host.style;
  host.style.position = 'static';
  const own = host.getBoundingClientRect().top + window.scrollY;
  host.style.position = position;
  if (!host.getAttribute('style')) host.removeAttribute('style');
  return own;
}
