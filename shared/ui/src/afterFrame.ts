/** Runs after the next frame is on the screen, without delaying it. Returns the function that cancels. */
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
