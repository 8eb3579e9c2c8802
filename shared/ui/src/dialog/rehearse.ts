/**
 * Warms up the opening of a closed dialog, hidden and in one go: style and layout of its contents, which look up fonts,
 * and React's focus and pointer handling, which is compiled at the first event. That is half the time of a first
 * opening.
 */
export function rehearse(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.dataset.rehearsal = 'shown';
  dialog.getBoundingClientRect();
  // Hide it before restoring transitions, so that nothing fades out.
  dialog.dataset.rehearsal = '';
  dialog.getBoundingClientRect();
  delete dialog.dataset.rehearsal;
  // Not composed: they stop at the root of the piece.
  for (const type of ['focusin', 'pointerover']) dialog.firstChild?.dispatchEvent(new Event(type, { bubbles: true }));
}
