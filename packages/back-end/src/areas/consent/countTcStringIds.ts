/**
 * Counts the ids in a TC string without expanding them. The IAB's library expands every range, so 3,000 characters of
 * ranges over all ids block the server for a second. Counting first rejects such a string at once. Bit positions: TC
 * string 2.3, core segment and vendor segments.
 */
export function countTcStringIds(tcString: string): number {
  return tcString.split('.').reduce((sum, segment) => sum + countIdsOf(new Bits(segment)), 0);
}

const CORE = 0;
const DISCLOSED = 1;
const ALLOWED = 2;
/** Offset of the vendors: after version, times, CMP, list, purposes and country. */
const CORE_VENDORS_AT = 213;
const SEGMENT_VENDORS_AT = 3;

function countIdsOf(bits: Bits): number {
  const type = bits.read(3);
  if (type === CORE) {
    bits.at = CORE_VENDORS_AT;
    return countVector(bits) + countVector(bits) + countRestrictions(bits);
  }
  if (type !== DISCLOSED && type !== ALLOWED) return 0;
  bits.at = SEGMENT_VENDORS_AT;
  return countVector(bits);
}

function countVector(bits: Bits): number {
  const maxId = bits.read(16);
  const hasRanges = bits.read(1) === 1;
  if (hasRanges) return countEntries(bits);
  bits.at += maxId;
  return maxId;
}

function countRestrictions(bits: Bits): number {
  let count = 0;
  for (let left = bits.read(12); left > 0 && !bits.hasEnded; left -= 1) {
    bits.at += 8;
    count += countEntries(bits);
  }
  return count;
}

function countEntries(bits: Bits): number {
  let count = 0;
  for (let left = bits.read(12); left > 0 && !bits.hasEnded; left -= 1) {
    const isRange = bits.read(1) === 1;
    const first = bits.read(16);
    count += isRange ? Math.max(0, bits.read(16) - first + 1) : 1;
  }
  return count;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

class Bits {
  at = 0;
  readonly #bits: string;

  constructor(segment: string) {
    this.#bits = [...segment].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(6, '0')).join('');
  }

  get hasEnded(): boolean {
    return this.at >= this.#bits.length;
  }

  /** Reads zeros beyond the end; the library reports truncated strings itself. */
  read(length: number): number {
    const start = this.at;
    this.at += length;
    return Number.parseInt(this.#bits.slice(start, this.at), 2) || 0;
  }
}
