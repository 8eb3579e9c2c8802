interface Loader {
  load?(tag: string): Promise<void>;
}

/** Asks the loader for another piece. Where there is no loader, the page defines its elements itself. */
export function loadPiece(tag: string): void {
  const loader = (globalThis as { travelShell?: Loader }).travelShell;
  // The loader has said in the console what went wrong; the footer works without the other piece.
  loader?.load?.(tag).catch(() => undefined);
}
