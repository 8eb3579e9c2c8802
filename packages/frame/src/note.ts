const noted = new Set<string>();

/** A line for authors about a message that is dropped: one for each reason, as anybody may send any number. */
export function note(reason: string): void {
  if (noted.has(reason)) return;
  noted.add(reason);
  console.info(`[travel-shell debug] frame: a message was dropped: ${reason}.`);
}
