/** Marks a story that is shown in a frame of a docs page. */
export const EMBEDDED = 'embedded';

/** Keeps a story's focus changes from scrolling the docs page. */
export function keepPagePosition(): void {
  if (!new URLSearchParams(window.location.search).has(EMBEDDED)) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
