/** Numbers of the specification and of our decisions, which say nothing outside this repository. */
const NUMBER = String.raw`(?:(?!SHA-|ISO-|AES-)[A-Z]{3}-O?\d{2,3}|D-\d+)`;
const LIST = `${NUMBER}(?:(?:, | to | and )${NUMBER})*`;
const IN_BRACKETS = new RegExp(String.raw` \((?:see )?${LIST}\)`, 'g');
const SENTENCE = new RegExp(String.raw` (?:Source: )?${LIST}\.(?=\s|$)`, 'g');
const COMMENT = /\/\*\*[\s\S]*?\*\/|\/\/.*/g;

const plainLine = (line: string) => line.replace(IN_BRACKETS, '').replace(SENTENCE, '');

/** Without our numbers in its comments: in brackets, or as a sentence. A line that has nothing else goes. */
export function plainTypes(text: string): string {
  const plain = text.replace(COMMENT, (comment) => {
    const lines = comment.split('\n').map((line) => [line, plainLine(line)] as const);
    return lines
      .filter(([line, left]) => line === left || /\w/.test(left))
      .map(([, left]) => left)
      .join('\n');
  });
  return plain.replace(/^[^\S\n]+\n/gm, '');
}

/** The numbers that are left. */
export const numbersIn = (text: string): string[] => text.match(new RegExp(String.raw`\b${NUMBER}\b`, 'g')) ?? [];
