/**
 * The script tag for a page whose pieces come as fragments (docs/embed-guide.md): they are usable without the loader, so it
 * is fetched only when the first frame is on the screen.
 */
export const LOADER_AFTER_FIRST_FRAME = `<script>
requestAnimationFrame(function () {
  setTimeout(function () {
    document.head.appendChild(document.createElement('script')).src = '/travel-shell/loader.js';
  });
});
</script>`;
