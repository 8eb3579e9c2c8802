/** The doctor evaluates this in the page; the last value is what the command gets. Built to a file of its own. */
export { inspect } from '@travel-shell/checks';

import { readEmbedding } from '@travel-shell/checks';

/** Loads each piece, so that the console says what is wrong with it. Resolves when all have come or failed. */
export async function loadPieces(): Promise<void> {
  const { pieces } = readEmbedding();
  const shell = (globalThis as { travelShell?: { load?(tag: string): Promise<void> } }).travelShell;
  await Promise.allSettled(pieces.map(({ localName }) => shell?.load?.(localName)));
}
