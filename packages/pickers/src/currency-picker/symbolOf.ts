const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  cent: '¢',
  curren: '¤',
  euro: '€',
  fnof: 'ƒ',
  nbsp: ' ',
  pound: '£',
  yen: '¥',
};

/**
 * A symbol as text: back ends send it as HTML, as its field's name says (STA-049). Anything but character references is
 * unchanged.
 */
export const symbolOf = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (reference, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? reference;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
