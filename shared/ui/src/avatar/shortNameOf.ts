/** The part of a name that fits the bar: its first word. A phone number is kept whole. */
export function shortNameOf(name: string): string {
  return name.startsWith('+') ? name : (name.trim().split(/\s+/)[0] ?? name);
}
