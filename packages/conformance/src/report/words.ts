const MOST_NAMES = 10;

export const plural = (amount: number, word: string): string => `${amount} ${word}${amount === 1 ? '' : 's'}`;

export const listText = (operations: readonly string[]): string =>
  operations.length <= MOST_NAMES ? operations.join(', ') : plural(operations.length, 'operation');
