/**
 * The addresses of a pasted text, each once: between commas, semicolons and the ends of lines, of `Mei Tan <mei@shop.example>`
 * what is in the brackets. What is no address is given back, too, as it is for the back end to say so.
 */
export function addressesIn(text: string): string[] {
  const withoutNames = text.replaceAll(/"[^"]*"(?=\s*<)/g, '');
  const found = withoutNames.split(/[,;\n]+/).flatMap((entry) => {
    const [, inBrackets] = /<([^<>]*)>/.exec(entry) ?? [];
    return (inBrackets ?? entry).split(/\s+/).filter(Boolean);
  });
  return [...new Set(found.map((address) => address.toLowerCase()))];
}
