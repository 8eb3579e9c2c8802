/** Brings an item of a row to its middle. Only the row is scrolled: `scrollIntoView` would scroll the host's page, too. */
export function scrollRowTo(row: HTMLElement, item: HTMLElement): void {
  const [box, at] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollBy({ left: at.left + at.width / 2 - (box.left + box.width / 2) });
}
