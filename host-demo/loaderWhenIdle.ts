/**
 * The script tag for a page whose pieces come as fragments (docs/embed-guide.md): they are usable without the loader, so it
 * is fetched only when the browser has time, as a rule once the first frame is on the screen.
 */
export const LOADER_WHEN_IDLE = `<script>
(window.requestIdleCallback || requestAnimationFrame)(function () {
  document.head.appendChild(document.createElement('script')).src = '/travel-shell/loader.js';
}, { timeout: 1000 });
</script>`;
