/** The part of a name that the bar has room for: its first word. A phone number stays whole, in groups as it is. */
export function shortNameOf(name: string): string {
  return name.startsWith('+') ? name : (name.trim().split(/\s+/)[0] ?? name);
}
