/** Marks a story that is shown in a frame of a docs page. */
export const EMBEDDED = 'embedded';

/** Focus that a story's steps move does not scroll the docs page around it. */
export function keepPagePosition(): void {
  if (!new URLSearchParams(window.location.search).has(EMBEDDED)) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
