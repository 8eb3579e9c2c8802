/** The first `maxLength` UTF-16 units, as HTML counts them; never splits a character. */
export function truncate(text: string, maxLength: number | undefined): string {
  if (maxLength === undefined || maxLength < 0 || text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
