import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkMessages } from './checkMessages.ts';
import { generateModules } from './generateModules.ts';
import { readPieces } from './PieceMessages.ts';

interface CheckedMessages {
  /** The folders of the pieces' messages, and of what several share. */
  folders: string[];
  /** Problems of the messages. If there are any, no file is made of them. */
  problems: string[];
  /** Texts in `src/messages/generated/` of each piece, by their path below the root; a file without one is left over. */
  files: Record<string, string | undefined>;
}

/** Checks every piece's messages, and makes the build's input of them. */
export function checkedMessages(root: string): CheckedMessages {
  const pieces = readPieces(root);
  const folders = [...pieces.map(({ folder }) => folder), join(root, 'shared/i18n/messages')];
  const problems = pieces.flatMap((piece) => checkMessages(piece));
  if (problems.length > 0) return { folders, problems, files: {} };
  const files = pieces.flatMap((piece) => {
    const folder = join(piece.folder, 'generated');
    const leftOver = globSync('*', { cwd: folder }).map((name) => [name, undefined] as const);
    return [...leftOver, ...generateModules(piece)].map(
      ([name, text]) => [relative(root, join(folder, name)).replaceAll('\\', '/'), text] as const,
    );
  });
  return { folders, problems, files: Object.fromEntries(files) };
}

/** As `scripts/generate.mjs` runs it. */
export function generate(root: string): CheckedMessages['files'] {
  const { problems, files } = checkedMessages(root);
  if (problems.length > 0) throw new Error(`the messages cannot be built:\n  ${problems.join('\n  ')}`);
  return files;
}
