const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Of `PurposesConsent` in the core string of TCF v2, and how many there may be. */
const OFFSET = 152;
const PURPOSES = 24;

/** The ids of the purposes that a TC string consents to, without the library for the rest of it. */
export function purposesOf(tcString: string): string[] {
  const ids: string[] = [];
  for (let id = 1; id <= PURPOSES; id += 1) {
    const bit = OFFSET + id - 1;
    const digit = DIGITS.indexOf(tcString[Math.floor(bit / 6)] ?? 'A');
    if ((digit >> (5 - (bit % 6))) & 1) ids.push(String(id));
  }
  return ids;
}
