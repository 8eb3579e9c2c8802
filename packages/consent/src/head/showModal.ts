/**
 * Opens a dialog in front of an inert page, for as long as it can be seen. Where a rule of the host's, such as an ad
 * blocker's, hides it, now or later, the page must not stay inert; it asks again once that rule is gone.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const look = () => {
    // Closed, or about to be (`hideLayer`).
    if (!dialog.open || dialog.dataset.closed !== undefined) return seen.disconnect();
    const isSeen = !!dialog.getClientRects()[0];
    if (isSeen === dialog.matches(':modal')) return;
    dialog.close();
    if (isSeen) dialog.showModal();
    // Open, so that its size tells when it can be seen.
    else dialog.show();
  };
  const seen = new ResizeObserver(look);
  if (!dialog.open) dialog.showModal();
  look();
  seen.observe(dialog);
}
