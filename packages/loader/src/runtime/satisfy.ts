/** Major, minor, patch and what follows a hyphen. */
interface Version {
  numbers: number[];
  pre: string;
}

/** Reads `1.2.3-beta.1`, and of `1`, `1.2` or `1.x` the numbers that are there. */
function read(text: string): Version {
  const [, core = '', pre = ''] = /^[v=]*([\d.x*]*)(?:-([^+]*))?/i.exec(text) ?? [];
  const parts = core.split('.').map((part) => Number.parseInt(part, 10));
  const end = parts.findIndex(Number.isNaN);
  return { numbers: end < 0 ? parts : parts.slice(0, end), pre };
}

/** Below, at or above zero, as `a` is before, at or after `b`. What is not there counts as 0. */
function compare(a: Version, b: Version): number {
  for (let i = 0; i < 3; i++) {
    const difference = (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0);
    if (difference) return difference;
  }
  if (!a.pre || !b.pre) return Number(!a.pre) - Number(!b.pre);
  return a.pre.localeCompare(b.pre, 'en', { numeric: true });
}

/** The first version after all that share the numbers up to `index`. */
const after = ({ numbers }: Version, index: number, pre = '0'): Version => ({
  numbers: [...numbers.slice(0, index), (numbers[index] ?? 0) + 1],
  pre,
});

function fits(version: Version, comparator: string): boolean {
  const [, operator = '', text = ''] = /^([<>]=?|~>?|[\^=])?(.*)/.exec(comparator) ?? [];
  const bound = read(text);
  const { length } = bound.numbers;
  if (length === 0) return true;
  const place = compare(version, bound);
  const isPartial = length < 3;
  const isWithin = (index: number) => place >= 0 && compare(version, after(bound, index)) < 0;
  if (operator === '>=') return place >= 0;
  if (operator === '<') return compare(version, isPartial ? { ...bound, pre: '0' } : bound) < 0;
  if (operator === '>') return isPartial ? compare(version, after(bound, length - 1, '')) >= 0 : place > 0;
  if (operator === '<=') return isPartial ? place < 0 || isWithin(length - 1) : place <= 0;
  if (operator === '^') {
    const first = bound.numbers.findIndex((number) => number > 0);
    return isWithin(first < 0 ? length - 1 : first);
  }
  if (operator.startsWith('~')) return isWithin(Math.min(length - 1, 1));
  return isPartial ? isWithin(length - 1) : place === 0;
}

/**
 * Whether a version is in a range, as the federation runtime's own function of this name says; that one is four times
 * as large, which every page would pay for (D-5). A test compares the two.
 */
export function satisfy(version: string, range: string): boolean {
  const given = read(version);
  return range.split('||').some((alternative) =>
    alternative
      .replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2')
      .replace(/([<>=~^])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((comparator) => fits(given, comparator)),
  );
}
