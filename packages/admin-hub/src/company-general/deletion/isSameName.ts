const plain = (name: string): string => name.normalize('NFC').trim();

/** Whether the name that was typed is the company's: keyboards compose letters in other ways, and pasting adds spaces. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name);
