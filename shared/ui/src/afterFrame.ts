/** Runs once the next frame is surely on the screen, which it must not delay. Gives its undo. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, 50);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
