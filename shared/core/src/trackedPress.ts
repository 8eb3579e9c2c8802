/** The details of a press in `travel-track`. */
export interface TrackedPress {
  part: string;
  label: string;
}

/**
 * Reads from the markup what to tell of a press on a link or button, before React and with it: `data-label`, for a link in a
 * slot `data-name`, else its address; and `data-part` of that or of what is around it. `open|close` is the label of a control
 * that is collapsed, and that of an expanded one.
 * @param path of the event, up to the piece around the control
 */
export function trackedPress(path: readonly HTMLElement[]): TrackedPress | undefined {
  const control = path.find((node) => node.matches?.('a, button'));
  const part = path.find(({ dataset }) => dataset?.part)?.dataset.part;
  if (!control || !part) return;
  const { label: given, name } = control.dataset;
  const label = given ?? name ?? control.getAttribute('href');
  if (label == null) return;
  const expanded = control.getAttribute('aria-expanded');
  return { part, label: (expanded && label.split('|')[Number(expanded === 'true')]) || label };
}
