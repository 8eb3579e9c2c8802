/** Runs when the frame with what was just rendered is on the screen: nothing that can wait delays it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 50));
}
