/** As `logFailure` writes it for no piece, for step 0, which every page loads: without an address. */
export const report = (code: string, message: unknown): void => console.error(`[travel-shell] ${code}: ${message}`);

let slow: string | undefined;

/** Says, for the first file of ours, that it has not come in the time of one attempt. */
export function tellSlow(url: string): void {
  if (!slow) report('SLOW', url);
  slow = url;
}
