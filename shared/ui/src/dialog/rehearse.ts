/**
 * Goes through what opening a closed dialog will ask for, unseen and in one go: the style and layout of its contents, for
 * which fonts are looked up, and React's way of hearing focus and pointer, which is compiled at the first event. Half of
 * the time a first opening takes is that.
 */
export function rehearse(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.dataset.rehearsal = 'shown';
  dialog.getBoundingClientRect();
  // Hidden again before transitions are back: there is nothing that could fade away.
  dialog.dataset.rehearsal = '';
  dialog.getBoundingClientRect();
  delete dialog.dataset.rehearsal;
  // Not composed: they end at the root of the piece.
  for (const type of ['focusin', 'pointerover']) dialog.firstChild?.dispatchEvent(new Event(type, { bubbles: true }));
}
